import { describe, expect, it } from 'vitest'
import type { Product } from '../../../domain/product/product.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { BuyBox } from './buy-box.tsx'
import { sampleProduct, sampleVariant } from '../../testing/sample-product.ts'

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

function render(of: Product, shown = of.variants[0], forCredits = false) {
  if (!shown) throw new Error('A product has variants')
  const choice = {
    variant: shown,
    href: ({ id }: { id: string }) => `/produkt/silva?variant_id=${id}`,
    choose() {},
    forCredits,
  }
  return renderInShop(<BuyBox product={of} choice={choice} />)
}

describe('buy box', () => {
  it('offers two axes as a matrix of links, the longer axis vertical, with gaps for missing variants', () => {
    const html = render(product)
    expect(html.match(/<th scope="row">/g)).toHaveLength(3)
    expect(html.match(/class="matrix__gap"/g)).toHaveLength(3)
    expect(html).toMatch(/href="\/produkt\/silva\?variant_id=v1" aria-current="true"/)
  })

  it('shows sold-out variants with their state (UX rule 15)', () => {
    expect(render(product)).toMatch(/variant_id=v3"[^>]*zurzeit nicht lieferbar/)
  })

  it('shows no choice for a single variant', () => {
    expect(render(sampleProduct())).not.toContain('variant_id')
  })

  it('always shows the resulting unit price of a quantity', () => {
    const [variant] = sampleProduct().variants
    const quantityPrices = [{ from: 10, unitWithTax: 44.91, unitWithoutTax: 37.74 }]
    const tiered = variant && { ...variant, prices: { ...variant.prices, quantityPrices } }
    const html = render(sampleProduct({ variants: tiered ? [tiered] : [] }))
    expect(html).toMatch(/ab 10\sStück.*44\.91.*−10\s%/)
  })

  it('posts variant and amount without JavaScript', () => {
    const html = render(product)
    expect(html).toMatch(/<form id="buy"[^>]*action="\/api\/cart\/items" method="post"/)
    expect(html).toContain('name="id" value="v1"')
    expect(html).toContain('name="amount"')
  })

  it('§9 shows four variants of one axis, the others behind a summary that opens for a chosen one', () => {
    const ids = ['80', '100', '125', '150', '160', '200', '250']
    const many = sampleProduct({
      axes: [axis('dn', ...ids)],
      variants: ids.map((id) => sampleVariant(id, { axisValues: { dn: id } })),
    })
    const [shownFirst = '', rest = ''] = render(many).split('<details')
    expect(shownFirst.match(/variant_id=/g)).toHaveLength(4)
    expect(rest).toContain('3 weitere')
    expect(rest.match(/variant_id=/g)).toHaveLength(3)
    expect(rest).not.toMatch(/^[^>]* open/)
    expect(render(many, many.variants[5])).toMatch(/<details[^>]* open/)
  })

  it('§2 for_credits: shows the price in credits and adds with them, even sold-out products (§5)', () => {
    const soldOut = sampleVariant('v1', { availability: sold })
    const html = render(sampleProduct({ variants: [soldOut] }), soldOut, true)
    expect(html).toContain('1.248 Punkte')
    expect(html).toContain('name="credits" value="true"')
    const cannotAdd =
      /<button[^>]*class="button button--primary[^>]*disabled=""|disabled=""[^>]*class="button button--primary/
    expect(html).not.toMatch(cannotAdd)
    expect(html).not.toContain('inkl. MwSt.')
    const forMoney = render(sampleProduct({ variants: [soldOut] }), soldOut)
    expect(forMoney).toMatch(cannotAdd)
  })

  it('§5 formats a fraction of a unit with the language’s decimal sign', () => {
    const unit = { code: 'squareMetre', step: 0.5 } as const
    const html = render(
      sampleProduct({
        variants: [
          sampleVariant('v1', {
            unit,
            availability: { ...sampleVariant('v1').availability, amountMin: 0.5 },
          }),
        ],
      }),
    )
    expect(html).toMatch(/name="amount" value="0,5"|value="0,5"[^>]*name="amount"/)
  })

  it('§3 shows a reduction against the lowest price of 30 days', () => {
    const reduced = sampleVariant('v1', {
      prices: {
        ...sampleVariant('v1').prices,
        inDiscount: true,
        unitOriginalWithTax: 60,
        percentageDiscount: 10,
        lowest30WithTax: 55.4,
      },
    })
    expect(render(sampleProduct({ variants: [reduced] }))).toMatch(/−10\s%.*55\.40/)
  })

  it('§5 starts with the minimum amount', () => {
    const limited = sampleVariant('v1', {
      availability: { ...sampleVariant('v1').availability, amountMin: 3 },
    })
    expect(render(sampleProduct({ variants: [limited] }))).toMatch(/value="3"/)
  })
})
