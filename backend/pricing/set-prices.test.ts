import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { encodeScope, getCatalogState } from '../../domain/contract/cms.ts'
import { runAllTasks } from '../cms/listing/listing-tasks.ts'
import { request } from '../testing/request.ts'
import { valueOf } from '../testing/shop.ts'
import { withNumbers } from './listed-prices.ts'
import { setPrices } from './set-prices.ts'

const day = (text: string) => new Date(`${text}T09:00:00Z`)

function price(withTax: number, on: string, currency: 'EUR' | 'CZK' = 'EUR') {
  return setPrices(env.DB, [{ variantId: 'last1', currency, withTax }], day(on))
}

function column(name: string, currency = 'EUR') {
  return valueOf(
    `SELECT ${name} FROM price WHERE currency = ?1
    AND variant_n = (SELECT n FROM variant WHERE id = 'last1')`,
    currency,
  )
}

async function cheapestFirst() {
  const scope = encodeScope({
    categoryId: 'A1',
    values: {},
    ranges: {},
    brands: [],
    availableOnly: false,
    sort: 'price',
    page: 1,
    perPage: 21,
  })
  const { response } = await request(getCatalogState, { query: { scope } })
  return response
}

describe('PAngV § 11 price history', () => {
  it('shows the lowest price of the 30 days before a reduction, by market', async ({ expect }) => {
    // Since 1 January: 50 €.
    await price(6000, '2026-09-01')
    expect([await column('original_with_tax'), await column('lowest30_with_tax')]).toEqual([
      null,
      null,
    ])
    await price(4500, '2026-11-01')
    expect(await column('original_with_tax')).toBe(6000)
    expect(await column('lowest30_with_tax')).toBe(6000)
    await price(6000, '2026-11-10')
    expect(await column('lowest30_with_tax')).toBeNull()
    // Ten days of a higher price make no reduction of 60 €: 45 € was charged within 30 days.
    await price(4800, '2026-11-20')
    expect(await column('lowest30_with_tax')).toBe(4500)
    expect(await column('with_tax', 'CZK')).toBe(125_000)
    expect(
      await valueOf(
        `SELECT count(*) FROM price_history WHERE currency = 'CZK'
      AND variant_n = (SELECT n FROM variant WHERE id = 'last1')`,
      ),
    ).toBe(0)
  })

  it('takes the product’s start as that of its first price', async ({ expect }) => {
    await price(100_000, '2026-11-05', 'CZK')
    expect(await column('lowest30_with_tax', 'CZK')).toBe(125_000)
    const first = `SELECT min(valid_from) FROM price_history WHERE currency = 'CZK'
      AND variant_n = (SELECT n FROM variant WHERE id = 'last1')`
    expect(await valueOf(first)).toBe('2026-01-01T08:00:00.000Z')
  })

  it('is listed and sorted by the new price at once', async ({ expect }) => {
    const before = (await cheapestFirst()).products.map(({ id }) => id)
    await price(100, '2026-11-21')
    const listed = (await cheapestFirst()).products
    expect(before[0]).not.toBe('letzter')
    expect(listed[0]).toMatchObject({ id: 'letzter', variant: { prices: { unitWithTax: 1 } } })
  })

  it('refuses an invalid price', async ({ expect }) => {
    for (const wrong of [0, -100, 10.5]) {
      await expect(price(wrong, '2026-11-22')).rejects.toThrow(RangeError)
    }
    await expect(price(12_345, '2026-11-22', 'CZK')).rejects.toThrow('no price in CZK')
    const unknown = { variantId: 'nope', currency: 'EUR', withTax: 100 } as const
    await expect(setPrices(env.DB, [unknown])).rejects.toThrow('notFound')
  })
})

describe('prices of a list', () => {
  const listedAt = async (): Promise<Record<string, number>> =>
    Object.fromEntries(
      (await cheapestFirst()).products.map(({ id, variant }) => [id, variant.prices.unitWithTax]),
    )
  const order = async () => (await cheapestFirst()).products.map(({ id }) => id)
  const all = (prices: [variantId: string, withTax: number][]) =>
    setPrices(
      env.DB,
      prices.map(([variantId, withTax]) => ({ variantId, withTax, currency: 'EUR' as const })),
      day('2026-11-21'),
    )

  it('are changed all or none', async ({ expect }) => {
    const before = await listedAt()
    await expect(
      all([
        ['last1', 100],
        ['nope', 100],
      ]),
    ).rejects.toThrow('notFound')
    expect(await listedAt()).toEqual(before)
    const changed = await all([
      ['last1', 110],
      ['s100', 200],
      ['s100', 150],
    ])
    expect(changed).toEqual([true, true, true])
    expect((await order()).slice(0, 2)).toEqual(['letzter', 'badluefter-silva'])
    expect(await listedAt()).toMatchObject({ letzter: 1.1, 'badluefter-silva': 1.5 })
  })

  it('are listed completely when two in one category are changed concurrently', async ({
    expect,
  }) => {
    await Promise.all([all([['last1', 90]]), all([['s100', 80]])])
    await runAllTasks(env.DB, day('2026-11-22'))
    expect((await order()).slice(0, 2)).toEqual(['badluefter-silva', 'letzter'])
    expect(await listedAt()).toMatchObject({ letzter: 0.9, 'badluefter-silva': 0.8 })
  })

  it('make the cheapest variant the one on tiles', async ({ expect }) => {
    const shown = `SELECT v.id FROM product p JOIN variant v ON v.n = p.default_variant_n
      WHERE p.id = 'badluefter-silva'`
    expect(await valueOf(shown)).toBe('s100')
    await all([['s125', 70]])
    expect(await valueOf(shown)).toBe('s125')
    expect(await listedAt()).toMatchObject({ 'badluefter-silva': 0.7 })
  })
})

describe('a column of numbers', () => {
  it('keeps its numbers ascending when one of them changes', ({ expect }) => {
    const column = { numbers: [100, 300], codes: Uint16Array.of(2, 0, 1, 2) }
    const changed = withNumbers(column, new Map([[2, 200]]))
    expect(changed).toEqual({ numbers: [200, 300], codes: Uint16Array.of(2, 0, 1, 2) })
    expect(withNumbers(column, new Map([[1, 300]])).codes).toEqual(Uint16Array.of(2, 2, 1, 2))
    const both = new Map([
      [0, 100],
      [3, 50],
    ])
    expect(withNumbers(column, both)).toEqual({
      numbers: [50, 100],
      codes: Uint16Array.of(2, 0, 2, 1),
    })
  })
})
