import { describe, expect, it } from 'vitest'
import type { ProductTile as ProductTileData } from '../../../domain/product/product.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { sampleTile, sampleVariant } from '../../testing/sample-product.ts'
import { ProductTile } from './product-tile.tsx'

const render = (rest: Partial<ProductTileData> = {}) =>
  renderInShop(<ProductTile product={sampleTile(rest)} />)
const number = (code: string, value: number) => ({
  code,
  title: code,
  group: '',
  type: 'number' as const,
  unit: 'm³/h',
  number: value,
  values: [],
  description: null,
})

describe('product tile', () => {
  it('adds the minimum amount of a single variant by a form without JavaScript', () => {
    const variant = sampleVariant('v1')
    const html = render({
      variant: { ...variant, availability: { ...variant.availability, amountMin: 10 } },
    })
    expect(html).toContain('action="/api/cart/items" method="post"')
    expect(html).toContain('name="id" value="v1"')
    expect(html).toContain('name="amount" value="10"')
  })

  it('links to the product if a variant has to be chosen first', () => {
    const html = render({ variantCount: 3 })
    expect(html).not.toContain('action="/api/cart/items"')
    expect(html).toContain('3 Varianten')
  })

  it('names the variant in its link only if it is not the default one (§2)', () => {
    expect(render()).toContain('href="/produkt/silva"')
    expect(render({ variant: sampleVariant('v2') })).toContain(
      'href="/produkt/silva?variant_id=v2"',
    )
  })

  it('shows at most four figures, and none without a value (§5)', () => {
    const html = render({ keyParameters: [0, 1, 2, 3, 4, 5].map((n) => number(`k${n}`, n * 10)) })
    expect(html.match(/<dt>/g)).toHaveLength(4)
    expect(html).not.toContain('k0')
  })

  it('cannot be bought without a price or availability, and gives the reason (§5)', () => {
    const variant = sampleVariant('v1')
    const sold = render({
      variant: { ...variant, availability: { ...variant.availability, isAvailable: false } },
    })
    expect(sold).toMatch(/title="Nicht auf Lager".*<button[^>]*disabled/)
    const free = render({ variant: { ...variant, prices: { ...variant.prices, unitWithTax: 0 } } })
    expect(free).toMatch(/title="Preis auf Anfrage".*<button[^>]*disabled/)
  })

  it('escapes names and needs no inline style', () => {
    const html = render({ name: '<script>alert(1)</script>' })
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('style=')
  })
})
