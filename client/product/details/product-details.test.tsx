import { expect, it } from 'vitest'
import type { Product } from '../../../domain/product/product.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { sampleProduct, sampleVariant } from '../../testing/sample-product.ts'
import { ProductDetails } from './product-details.tsx'

const variant = sampleVariant('s100')
const detailsOf = (texts: Partial<Product>) =>
  renderInShop(
    <ProductDetails
      product={sampleProduct({ variants: [variant], ...texts })}
      variant={variant}
      loadedId={variant.id}
      parameters={[]}
    />,
  )
const text = (written: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph', content: [{ type: 'text', text: written }] }],
})
const none = { type: 'doc' as const, content: [] }

it('§3 Product detail: a product without a text has no heading of one', () => {
  const heading = '<h2>Beschreibung</h2>'
  expect(detailsOf({ perex: '', description: none })).not.toContain(heading)
  expect(detailsOf({ perex: 'Leise.', description: none })).toContain(heading)
  expect(detailsOf({ perex: '', description: text('Leise.') })).toContain(heading)
})
