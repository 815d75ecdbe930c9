import { env } from 'cloudflare:test'
import * as z from 'zod'
import { beforeEach, describe, it, vi } from 'vitest'
import { operate } from '../testing/operator.ts'
import { guestCart, orderBody, place, restock, valueOf } from '../testing/shop.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return () => vi.restoreAllMocks()
})

const setPrices = (...prices: object[]) => operate({ path: '/operator/prices', body: { prices } })
const setStock = (...stock: object[]) => operate({ path: '/operator/stock', body: { stock } })
const ofVariant = (column: string, id: string) =>
  valueOf(`SELECT ${column} FROM variant WHERE id = ?1`, id)
const priceOf = (column: string, id: string, currency: string) =>
  valueOf(
    `SELECT ${column} FROM price WHERE currency = ?2
    AND variant_n = (SELECT n FROM variant WHERE id = ?1)`,
    id,
    currency,
  )

describe('H3 operators set prices', () => {
  it('by id, product code or EAN, with the history of the price', async ({ expect }) => {
    const code = await ofVariant('catalog_code', 's125')
    const { status, response } = await setPrices(
      { variant: 's100', currency: 'EUR', amount: 25.5 },
      { variant: String(code).toLowerCase(), currency: 'CZK', amount: 990 },
    )
    expect([status, response]).toEqual([
      200,
      {
        results: [
          { variant: 's100', changed: true },
          { variant: 's125', changed: true },
        ],
      },
    ])
    expect(await priceOf('with_tax', 's100', 'EUR')).toBe(2550)
    expect(await priceOf('lowest30_with_tax', 's100', 'EUR')).toBe(3000)
    expect(await priceOf('with_tax', 's125', 'CZK')).toBe(99_000)
    const history = `SELECT count(*) FROM price_history
      WHERE currency = 'EUR' AND variant_n = (SELECT n FROM variant WHERE id = 's100')`
    expect(await valueOf(history)).toBe(2)
  })

  it('idempotently', async ({ expect }) => {
    const change = { variant: 's125e', currency: 'EUR', amount: 69 }
    await setPrices(change)
    const { response } = await setPrices(change)
    expect(response).toEqual({ results: [{ variant: 's125e', changed: false }] })
  })

  it('all or none: each wrong one is reported', async ({ expect }) => {
    const { status, response } = await setPrices(
      { variant: 'r100', currency: 'EUR', amount: 1 },
      { variant: 'nope', currency: 'EUR', amount: 1 },
    )
    expect(status).toBe(422)
    expect(response['errors']).toEqual([{ field: 'prices.1.variant', reason: '"nope" is unknown' }])
    expect(await priceOf('with_tax', 'r100', 'EUR')).toBe(8000)
    const rounded = await setPrices(
      { variant: 'r100', currency: 'CZK', amount: 99.9 },
      { variant: 'r100', currency: 'EUR', amount: 0.001 },
    )
    expect(rounded.response['errors']).toHaveLength(2)
  })

  it('in currencies of the shop only, and says which one it does not have', async ({ expect }) => {
    const foreign = await setPrices({ variant: 'r100', currency: 'PLN', amount: 1 })
    expect([foreign.status, foreign.response['errors']]).toEqual([
      422,
      [{ field: 'prices.0.currency', reason: 'the shop does not sell in PLN' }],
    ])
    await env.DB.prepare(
      `DELETE FROM price WHERE currency = 'CZK'
      AND variant_n = (SELECT n FROM variant WHERE id = 'r100')`,
    ).run()
    const unpriced = await setPrices({ variant: 'r100', currency: 'CZK', amount: 1 })
    expect([unpriced.status, unpriced.response['errors']]).toEqual([
      422,
      [{ field: 'prices.0.currency', reason: '"r100" has no price in CZK yet: import one' }],
    ])
  })

  it.for<[object, string]>([
    [{ variant: 'r100', currency: 'EUR', amount: 0 }, 'prices.0.amount: must be above 0'],
    [{ variant: 'r100', currency: 'EUR', amount: '5' }, 'prices.0.amount: must be a number'],
    [{ variant: 'r100', currency: 'EUR' }, 'prices.0.amount: is required'],
    [{ variant: '', currency: 'EUR', amount: 5 }, 'prices.0.variant: must not be empty'],
    [{ variant: 'r100', currency: 'EUR', amount: 5, vat: 19 }, 'prices.0.vat: is an unknown field'],
  ])('and what does not fit is named in words: %j', async ([price, reason], { expect }) => {
    const { status, response } = await setPrices(price)
    const errors = z.array(z.object({ field: z.string(), reason: z.string() }))
    const lines = errors.parse(response['errors']).map((one) => `${one.field}: ${one.reason}`)
    expect([status, lines]).toEqual([422, [reason]])
  })
})

describe('point 6: operators change stock by warehouse', () => {
  it('absolutely and relatively, and the variant’s total follows', async ({ expect }) => {
    await restock('s100', 10)
    const { response } = await setStock(
      { variant: 's100', warehouse: 'brno', set: 4 },
      { variant: 's100', warehouse: 'brno', adjust: -1 },
    )
    expect(response).toMatchObject({ results: [{ changed: true }, { changed: true }] })
    expect(await ofVariant('stock', 's100')).toBe(13_000)
    const again = await setStock({ variant: 's100', warehouse: 'brno', set: 3 })
    expect(again.response).toMatchObject({ results: [{ changed: false }] })
  })

  it('once by a key, however often the call is sent', async ({ expect }) => {
    await restock('s100', 10)
    const send = (adjust: number, key = 'delivery-4711') => {
      const stock = [{ variant: 's100', warehouse: 'leipzig', adjust }]
      return operate({ path: '/operator/stock', body: { key, stock } })
    }
    const responses = await Promise.all([send(5), send(5), send(5)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await ofVariant('stock', 's100')).toBe(15_000)
    expect((await send(5)).response).toMatchObject({ results: [{ changed: false }] })
    await send(5, 'delivery-4712')
    await send(-1)
    expect(await ofVariant('stock', 's100')).toBe(19_000)
  })

  it('never below zero: then nothing is changed', async ({ expect }) => {
    await restock('s125', 5)
    const { status, response } = await setStock(
      { variant: 's125', warehouse: 'leipzig', adjust: -2 },
      { variant: 's125', warehouse: 'leipzig', adjust: -4 },
    )
    expect([status, response['code']]).toEqual([409, 'below_zero'])
    expect(await ofVariant('stock', 's125')).toBe(5000)
  })

  it('of variants made to order so far, which are counted from then on', async ({ expect }) => {
    expect(await ofVariant('check_stock', 'w125')).toBe(0)
    await setStock({ variant: 'w125', warehouse: 'leipzig', set: 0 })
    expect(await ofVariant('available', 'w125')).toBe(0)
    await setStock({ variant: 'w125', warehouse: 'leipzig', set: 20 })
    expect(await ofVariant('stock', 'w125')).toBe(20_000)
    expect(await ofVariant('available', 'w125')).toBe(1)
  })

  it('and mail the watchers of restocked items', async ({ expect }) => {
    await env.DB.prepare(
      `INSERT INTO watcher (id, variant_id, email, locale, token_hash, created_at)
      VALUES ('w1', 'g100', 'wartet@shop.example', 'de', 'hash', '2026-11-01')`,
    ).run()
    await setStock({ variant: 'g100', warehouse: 'leipzig', set: 3 })
    const mails = `SELECT count(*) FROM mail WHERE recipient = 'wartet@shop.example'`
    expect(await valueOf(mails)).toBe(1)
  })

  it('in whole pieces, and in parts of a metre', async ({ expect }) => {
    await restock('s100', 10)
    const before = await ofVariant('stock', 's100')
    const { status, response } = await setStock(
      { variant: 's100', warehouse: 'brno', set: 4 },
      { variant: 's100', warehouse: 'brno', adjust: 1.5 },
    )
    expect(status).toBe(422)
    expect(response['errors']).toEqual([
      { field: 'stock.1.adjust', reason: '1.5 is no whole number, and it is sold by the piece' },
    ])
    expect(await ofVariant('stock', 's100')).toBe(before)
    await env.DB.prepare(
      `UPDATE product SET unit = 'metre', unit_step = 500
      WHERE n = (SELECT product_n FROM variant WHERE id = 's100')`,
    ).run()
    const metres = await setStock({ variant: 's100', warehouse: 'brno', set: 1.5 })
    expect(metres.response).toMatchObject({ results: [{ changed: true }] })
  })

  it('in known warehouses only', async ({ expect }) => {
    const { status, response } = await setStock({ variant: 's100', warehouse: 'moon', set: 1 })
    expect(status).toBe(422)
    expect(response['errors']).toEqual([
      { field: 'stock.0.warehouse', reason: '"moon" is unknown' },
    ])
  })
})

describe('H3 operators cancel an order', () => {
  it('once: its items are restocked, and a second time is refused', async ({ expect }) => {
    await restock('w100', 10)
    const token = await guestCart('w100', 2)
    const { response: placed } = await place(token, orderBody(17.9))
    const { code } = placed.data
    expect(await ofVariant('stock', 'w100')).toBe(8000)
    const path = `/operator/orders/${code}/cancel`
    const { status, response } = await operate({ method: 'POST', path })
    expect([status, response]).toMatchObject([200, { code, status: 'cancelled' }])
    expect(await ofVariant('stock', 'w100')).toBe(10_000)
    const again = await operate({ method: 'POST', path })
    expect([again.status, again.response['code']]).toEqual([409, 'not_open'])
    expect(await ofVariant('stock', 'w100')).toBe(10_000)
  })

  it('by a known number', async ({ expect }) => {
    const { status } = await operate({ method: 'POST', path: '/operator/orders/nope/cancel' })
    expect(status).toBe(404)
  })
})
