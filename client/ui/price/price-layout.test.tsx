import { expect, it } from 'vitest'
import type { Prices } from '../../../domain/product/prices.ts'
import { exampleTile } from '../../../domain/contract/testing/examples/entities/product.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { Price } from './price.tsx'

it('§9 Price box layout switches at a unit price of 999 and of 99999', () => {
  const classOf = (unitWithTax: number) => {
    const prices = { ...exampleTile.variant.prices, unitWithTax }
    return /class="(price [^"]*)"/.exec(renderInShop(<Price prices={prices} />))?.[1]
  }
  const usual = 'price price--tile'
  expect([999, 999.01, 99_999, 99_999.01].map(classOf)).toEqual([
    usual,
    `${usual} price--long`,
    `${usual} price--long`,
    `${usual} price--longest`,
  ])
})

it('PAngV § 11: the lowest price of 30 days is the only strikethrough price', () => {
  const reduced = { inDiscount: true, unitOriginalWithTax: 38, percentageDiscount: 10 }
  const html = (lowest30WithTax: number | null) =>
    renderInShop(<Price prices={{ ...exampleTile.variant.prices, ...reduced, lowest30WithTax }} />)
  expect(html(35.9)).toContain('price__lowest')
  expect(html(35.9)).not.toContain('<s>')
  expect(html(null)).toContain('<s>')
})

it('§1 the list price is beside a partner’s own, with or without tax like it', () => {
  const { prices } = exampleTile.variant
  const html = (netPrices: boolean, consumer?: Prices['consumer']) =>
    renderInShop(<Price prices={{ ...prices, ...(consumer && { consumer }) }} />, {
      context: { netPrices },
    })
  const consumer = { withTax: 119, withoutTax: 100 }
  expect(html(false, consumer)).toMatch(/Listenpreis 119.00/)
  expect(html(true, consumer)).toMatch(/Listenpreis 100.00/)
  expect(html(false)).not.toContain('Listenpreis')
})

it('§9 both prices: the other one is beside the first only if both are enabled', () => {
  const { prices } = exampleTile.variant
  const html = (bothPrices: boolean, netPrices: boolean) =>
    renderInShop(<Price prices={{ ...prices, unitWithTax: 119, unitWithoutTax: 100 }} />, {
      context: { bothPrices, netPrices },
    })
  for (const netPrices of [false, true]) {
    const [first, other] = netPrices ? ['100', '119'] : ['119', '100']
    expect(html(false, netPrices)).toContain(first)
    expect(html(false, netPrices)).not.toContain(other)
    expect(html(false, netPrices)).not.toContain('price__other')
    expect(html(true, netPrices)).toMatch(new RegExp(`price__other">[^<]*${other}`))
  }
})

it('§4.7 a price per measure has hundredths, which whole crowns would hide: as in the cart', () => {
  const crowns = {
    code: 'CZK',
    symbol: 'Kč',
    symbolPlacement: 'right',
    decimalPlaces: 0,
    decimalPoint: ',',
    millesimalPoint: ' ',
  } as const
  const basePrice = { withTax: 5.56, withoutTax: 4.6, unit: 'm' }
  const html = renderInShop(
    <Price prices={{ ...exampleTile.variant.prices, unitWithTax: 139, basePrice }} />,
    { context: { currency: 'CZK' }, globals: { currencies: [crowns] } },
  )
  expect(html).toMatch(/price__base">5,56.Kč/)
})

it('§9 price box: goods sold by the metre do not repeat their price as the price per metre', () => {
  const prices = {
    ...exampleTile.variant.prices,
    basePrice: { withTax: 7, withoutTax: 6, unit: 'm' },
  }
  expect(renderInShop(<Price prices={prices} per="m" />)).not.toContain('price__base')
  expect(renderInShop(<Price prices={prices} per="Rolle" />)).toContain('price__base')
})
