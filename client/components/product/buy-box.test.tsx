import { describe, expect, it } from 'vitest'
import type { Product } from '../../../domain/product.ts'
import { renderInShop } from '../content/render-in-shop.tsx'
import { BuyBox } from './buy-box.tsx'
import { sampleProduct, sampleVariant } from './sample-product.ts'

const axis = (code: string, ...ids: string[]) => ({
  code,
  title: code,
  unit: '',
  values: ids.map((id) => ({ id, title: id })),
})
const sold = { ...sampleVariant('x').availability, isAvailable: false, stock: 0 }
const product = sampleProduct({
  axes: [axis('ctrl', 'std', 'timer'), axis('dn', '100', '125', '150')],
  variants: [
    sampleVariant('v1', { axisValues: { dn: '100', ctrl: 'std' } }),
    sampleVariant('v2', { axisValues: { dn: '125', ctrl: 'std' } }),
    sampleVariant('v3', { axisValues: { dn: '125', ctrl: 'timer' }, availability: sold }),
  ],
})

function render(of: Product, shown = of.variants[0]) {
  if (!shown) throw new Error('A product has variants')
  const choice = {
    variant: shown,
    href: ({ id }: { id: string }) => `/produkt/silva?variant_id=${id}`,
    choose() {},
  }
  return renderInShop(<BuyBox product={of} choice={choice} />)
}

describe('buy box', () => {
  it('offers two axes as a matrix of links, the longer axis down, with gaps where nothing is made', () => {
    const html = render(product)
    expect(html.match(/<th scope="row">/g)).toHaveLength(3)
    expect(html.match(/class="matrix__gap"/g)).toHaveLength(3)
    expect(html).toMatch(/href="\/produkt\/silva\?variant_id=v1" aria-current="true"/)
  })

  it('lets sold-out variants be looked at and says what they are (UX rule 15)', () => {
    expect(render(product)).toMatch(/variant_id=v3"[^>]*zurzeit nicht lieferbar/)
  })

  it('shows no choice where there is none', () => {
    expect(render(sampleProduct())).not.toContain('variant_id')
  })

  it('always tells the resulting unit price of a quantity', () => {
    const [variant] = sampleProduct().variants
    const quantityPrices = [{ from: 10, unitWithTax: 44.91, unitWithoutTax: 37.74 }]
    const tiered = variant && { ...variant, prices: { ...variant.prices, quantityPrices } }
    const html = render(sampleProduct({ variants: tiered ? [tiered] : [] }))
    expect(html).toMatch(/ab 10 Stück.*44\.91.*−10\s%/)
  })

  it('posts variant and amount without script', () => {
    const html = render(product)
    expect(html).toMatch(/<form id="buy"[^>]*action="\/api\/cart\/items" method="post"/)
    expect(html).toContain('name="id" value="v1"')
    expect(html).toContain('name="amount"')
  })
})
