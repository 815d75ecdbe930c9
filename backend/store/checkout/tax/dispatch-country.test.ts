import { env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import type { OrderedAmount } from '../reserve-stock.ts'
import { readCaller } from '../../../request/caller.ts'
import { contractHeaders } from '../../../../domain/contract/headers.ts'
import { guestCart } from '../../../testing/shop.ts'
import { dispatchCountryOf, type DispatchedFrom, guestDispatchCountry } from './dispatch-country.ts'

/** Stock of a variant in Leipzig, in Brno, and at a supplier with a lead time of three days. */
async function stock(variantId: string, leipzig: number, brno: number, supplier = 0) {
  const n = `(SELECT n FROM variant WHERE id = '${variantId}')`
  await env.DB.batch([
    env.DB.prepare(`DELETE FROM variant_stock WHERE variant_n = ${n}`),
    env.DB.prepare(
      `INSERT INTO variant_stock (variant_n, warehouse, stock, delay_days) VALUES
      (${n}, 'leipzig', ?1, 0), (${n}, 'brno', ?2, 0), (${n}, 'zentral', ?3, 3)`,
    ).bind(leipzig * 1000, brno * 1000, supplier * 1000),
  ])
}

interface Order {
  ordered: OrderedAmount[]
  to: string | null
  market?: string
}

const dispatchedFrom = ({ ordered, to, market = 'de' }: Order) =>
  dispatchCountryOf(env.DB, readCaller(new Headers({ [contractHeaders.domain]: market })), {
    ordered: ordered.map(([id, amount]): OrderedAmount => [id, amount * 1000]),
    destination: to,
    mainCountry: 'DEU',
  })

beforeEach(async () => {
  await stock('s100', 10, 10)
  await stock('s125', 10, 10)
})

describe('law 6, 29: the dispatch country of an order', () => {
  it('is that of the destination if both warehouses have all pieces', async ({ expect }) => {
    const ordered: OrderedAmount[] = [
      ['s100', 2],
      ['s125', 1],
    ]
    expect(await dispatchedFrom({ ordered, to: 'DEU' })).toBe('DEU')
    expect(await dispatchedFrom({ ordered, to: 'CZE' })).toBe('CZE')
  })

  it('is that of the market for destinations without a warehouse, and unknown ones', async ({
    expect,
  }) => {
    const ordered: OrderedAmount[] = [['s100', 2]]
    expect(await dispatchedFrom({ ordered, to: 'AUT' })).toBe('DEU')
    expect(await dispatchedFrom({ ordered, to: 'SVK', market: 'sk' })).toBe('CZE')
    expect(await dispatchedFrom({ ordered, to: null, market: 'cz' })).toBe('CZE')
    expect(await dispatchedFrom({ ordered, to: null })).toBe('DEU')
  })

  it('is that of the only warehouse with every piece', async ({ expect }) => {
    await stock('s100', 0, 5)
    await stock('s125', 0, 5)
    const ordered: OrderedAmount[] = [
      ['s100', 2],
      ['s125', 5],
    ]
    expect(await dispatchedFrom({ ordered, to: 'DEU' })).toBe('CZE')
  })

  it('is the merchant’s own if pieces of two warehouses are consolidated', async ({ expect }) => {
    await stock('s100', 0, 5)
    await stock('s125', 5, 0)
    const both: OrderedAmount[] = [
      ['s100', 2],
      ['s125', 2],
    ]
    expect(await dispatchedFrom({ ordered: both, to: 'CZE', market: 'cz' })).toBe('DEU')
    // Six of ten are in Brno, the rest has to be transferred.
    await stock('s100', 5, 6)
    expect(await dispatchedFrom({ ordered: [['s100', 10]], to: 'CZE', market: 'cz' })).toBe('DEU')
  })

  it('is the merchant’s own if a supplier or manufacturer delivers a piece', async ({ expect }) => {
    await stock('s125', 0, 0, 5)
    const ordered: OrderedAmount[] = [
      ['s100', 1],
      ['s125', 1],
    ]
    expect(await dispatchedFrom({ ordered, to: 'CZE', market: 'cz' })).toBe('DEU')
    const made = await env.DB.prepare('SELECT id FROM variant WHERE NOT check_stock').first('id')
    const toOrder: OrderedAmount[] = [
      ['s100', 1],
      [String(made), 1],
    ]
    expect(await dispatchedFrom({ ordered: toOrder, to: 'CZE', market: 'cz' })).toBe('DEU')
  })

  it('is read with a guest’s cart as for its ordered lines', async ({ expect }) => {
    await stock('s100', 2, 6)
    const cartToken = await guestCart('s100', 5)
    const caller = readCaller(
      new Headers({ [contractHeaders.domain]: 'de', [contractHeaders.cartToken]: cartToken }),
    )
    const of = (destination: string, known?: DispatchedFrom | null) =>
      dispatchCountryOf(env.DB, caller, {
        ordered: [['s100', 5000]],
        destination,
        mainCountry: 'DEU',
        known,
      })
    const known = await guestDispatchCountry(env.DB, caller, 'CZE')
    expect(known).toEqual({ destination: 'CZE', countries: ['CZE'] })
    expect([await of('CZE', known), await of('CZE')]).toEqual(['CZE', 'CZE'])
    // The allocation depends on the destination, so origins read for another one are not used.
    expect(await of('DEU', known)).toBe('DEU')
  })
})
