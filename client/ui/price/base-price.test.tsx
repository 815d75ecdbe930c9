import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { exampleCartItem } from '../../../domain/contract/testing/examples/entities/cart.ts'
import { exampleTile } from '../../../domain/contract/testing/examples/entities/product.ts'
import { sampleProduct } from '../../testing/sample-product.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { BulkLineRow } from '../../bulk-order/bulk-line-row.tsx'
import { AccessoryRow } from '../../cart/added/accessory-row.tsx'
import { ItemAddedText } from '../../cart/added/item-added-text.tsx'
import { SuggestedProduct } from '../../layout/search-box/suggested-product.tsx'
import { VariantBatch } from '../../product/variants/variant-batch.tsx'
import { FanSet } from '../../ventilation/adviser/fan-set.tsx'
import { BasePrice, UnitPrice } from './base-price.tsx'

const nothing = () => {}
const basePrice = { withTax: 27.8, withoutTax: 23.36, unit: 'l' }
const product = sampleProduct()
const variants = product.variants.map((each) => ({
  ...each,
  prices: { ...each.prices, basePrice },
}))
const [variant = exampleTile.variant] = variants
const saleable = { ...product, image: null, saleable: true }
const coded = { ...variant, product: saleable }
const part = { kind: 'tape' as const, amount: 2, product, variant }

const places: Record<string, ReactElement> = {
  'accessory of a cart item': (
    <AccessoryRow
      accessory={{
        kind: 'fits',
        forName: '',
        productId: product.id,
        variantId: variant.id,
        name: product.name,
        variantName: '',
        slug: product.slug,
        image: null,
        unit: variant.unit,
        amountMin: 1,
        unitWithTax: 13.9,
        unitWithoutTax: 11.68,
        basePrice,
        delayDays: 0,
      }}
    />
  ),
  'dialog of an added item': (
    <ItemAddedText
      item={{ ...exampleCartItem, prices: { ...exampleCartItem.prices, basePrice } }}
      amount={1}
    />
  ),
  'suggestion of the search box': (
    <SuggestedProduct
      product={{ ...exampleTile, variant: { ...exampleTile.variant, prices: variant.prices } }}
      terms={[]}
      option={{}}
    />
  ),
  'row of a bulk order': (
    <BulkLineRow
      row={{ line: { code: 'A', amount: '1' }, variants: [coded], problem: null, item: null }}
      index={0}
      refusal={undefined}
      onAmount={nothing}
      onCode={nothing}
      onRemove={nothing}
    />
  ),
  'variants of a product': <VariantBatch product={{ ...product, variants }} />,
  "adviser's set": (
    <FanSet
      fan={{
        highlights: [],
        compromises: [],
        product,
        variant,
        flow: 60,
        sound: null,
        power: null,
        diameter: null,
        protection: null,
        hasBackdraught: false,
        parts: [part],
        missing: [],
      }}
    />
  ),
}

describe('PAngV § 4, directive 98/6/EC: a price in a row has its price per measure', () => {
  for (const [place, row] of Object.entries(places))
    for (const [locale, currency] of [
      ['de', 'EUR'],
      ['cs', 'CZK'],
      ['sk', 'EUR'],
    ] as const)
      it(`${place}, ${locale}`, () => {
        const shown = (netPrices: boolean) =>
          renderInShop(row, { context: { locale, currency, netPrices } }).replaceAll('\u00A0', ' ')
        expect(shown(false)).toMatch(/price__base">[^<]*27[.,]80? ?[^<]*\/ l</)
        expect(shown(true)).toMatch(/price__base">[^<]*23[.,]36 ?[^<]*\/ l</)
      })

  it('once where the unit of sale is the measure, and none where there is none', () => {
    const metre = { code: 'metre', step: 0.5 } as const
    const perMetre = { ...basePrice, unit: 'm' }
    expect(renderInShop(<BasePrice basePrice={perMetre} unit={metre} />)).toBe('')
    expect(renderInShop(<BasePrice basePrice={null} unit={metre} />)).toBe('')
    expect(renderInShop(<UnitPrice prices={variant.prices} unit={metre} />)).toContain('/ m')
  })
})
