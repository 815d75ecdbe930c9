import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { getCart } from '../../domain/contract/store-cart.ts'
import { request } from '../testing/request.ts'
import { guestCart, loginAs } from '../testing/shop.ts'
import { pricesOf, unitPrice, type PriceRule } from './prices.ts'
import { priceLine } from './total.ts'
import { rateOf } from '../../domain/tax/rates.ts'

const euro: PriceRule = {
  currency: 'EUR',
  groupPercent: 0,
  vatPercent: 19,
  tiers: [],
  baseMeasure: null,
}
const crowns: PriceRule = { ...euro, currency: 'CZK', vatPercent: 21 }
const list = (withTax: number) => ({ withTax, originalWithTax: null, lowest30WithTax: null })

describe('§3 prices', () => {
  it('apply the group’s discount, then the tier, each rounded to the currency’s step', ({
    expect,
  }) => {
    const tiers = [
      { from: 10, percent: 3 },
      { from: 25, percent: 5 },
    ]
    const rule = { ...euro, groupPercent: 8, tiers }
    expect(unitPrice(list(1995), rule, 9)).toBe(1835)
    expect(unitPrice(list(1995), rule, 10)).toBe(1780)
    expect(unitPrice(list(1995), rule, 25)).toBe(1743)
    // Crowns end whole: 499 less 8 % is 459.08.
    expect(unitPrice(list(49_900), { ...crowns, groupPercent: 8 }, 1)).toBe(45_900)
  })

  it('of a line are the unit price times the amount, in whole cents and crowns', ({ expect }) => {
    expect(priceLine(list(333), euro, 2500).total).toEqual({ withTax: 833, withoutTax: 700 })
    expect(priceLine(list(9900), crowns, 2500).total).toEqual({
      withTax: 24_800,
      withoutTax: 20_496,
    })
  })

  it('make each piece after n paid ones free, never a fraction', ({ expect }) => {
    const free = (amount: number, n: number) => priceLine(list(1000), euro, amount * 1000, n).free
    expect([free(2, 2), free(3, 2), free(5, 2), free(6, 2)]).toEqual([0, 1, 1, 2])
    expect([free(1, 1), free(2, 1), free(100, 0)]).toEqual([0, 1, 0])
    const line = priceLine(list(1000), euro, 7000, 2)
    expect([line.total.withTax, line.full.withTax]).toEqual([5000, 7000])
  })

  it('without tax differ by country, with tax they are the same', ({ expect }) => {
    const net = (country: string) =>
      pricesOf(list(12_300), {
        ...euro,
        vatPercent: rateOf(country, 'standard', new Date('2026-06-01')),
      }).unitWithoutTax
    expect(['DEU', 'AUT', 'CZE', 'SVK'].map(net)).toEqual([103.36, 102.5, 101.65, 100])
  })

  it('refer a reduction to the lowest price of 30 days, in whole percent', ({ expect }) => {
    const reduced = { withTax: 8000, originalWithTax: 12_000, lowest30WithTax: 10_000 }
    expect(pricesOf(reduced, euro)).toMatchObject({
      inDiscount: true,
      percentageDiscount: 20,
      lowest30WithTax: 100,
      unitOriginalWithTax: 120,
    })
    const cheaperBefore = { ...reduced, lowest30WithTax: 7900 }
    expect(pricesOf(cheaperBefore, euro)).toMatchObject({
      inDiscount: false,
      lowest30WithTax: null,
    })
  })

  it('apply the user variant too, whichever discount is best', async ({ expect }) => {
    const total = async (bearer: string) =>
      (await request(getCart, { bearer })).response.data.prices.totalWithTax
    const cartToken = await guestCart('s125')
    const bearer = await loginAs('handwerk@luftbasis.example', { cartToken })
    const price = env.DB.prepare(
      `INSERT OR REPLACE INTO price_group (code, percent, restricted) VALUES ('b2b', ?1, 0)`,
    )
    await price.bind(20).run()
    expect(await total(bearer)).toBe(32)
    await price.bind(5).run()
    expect(await total(bearer)).toBe(36.8)
    await env.DB.prepare(`DELETE FROM price_group WHERE code = 'b2b'`).run()
  })
})
