import { env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import { getCartShippers } from '../../../../domain/contract/store-checkout.ts'
import { request } from '../../../testing/request.ts'
import { cartOf, guestCart, restock } from '../../../testing/shop.ts'

/** Variants of the same product: a pipe of 3 m and one of 1.5 m. */
async function makePipes({ short = '1.5', axis = 'length' } = {}): Promise<void> {
  const set = env.DB.prepare(
    'UPDATE variant SET axis_values = ?2, longest_side_mm = ?3, weight_grams = ?4 WHERE id = ?1',
  )
  await env.DB.batch([
    set.bind('s100', JSON.stringify({ dn: '100', [axis]: '3' }), 3000, 4000),
    set.bind('s125', JSON.stringify({ dn: '100', [axis]: short }), Number(short) * 1000, 2000),
  ])
}

beforeEach(async () => {
  await restock('s100', 100)
  await restock('s125', 100)
})

describe('§9 lengths that need a pallet', () => {
  it('can be swapped for shorter ones of the same total length, with the saving', async ({
    expect,
  }) => {
    await makePipes()
    // 30 and 40 € a piece; freight 59 €, bulky 14.90 €.
    await env.DB.prepare(
      `UPDATE price SET with_tax = 1600 WHERE currency = 'EUR' AND variant_n = (SELECT n FROM variant WHERE id = 's125')`,
    ).run()
    const cart = await cartOf(await guestCart('s100', 2))
    expect(cart).toMatchObject({
      shippingClass: 'freight',
      swap: {
        from: 'Spedition',
        to: 'Sperrgut',
        // 59 - 14.9 less 4 x 16 instead of 2 x 30.
        saving: 40.1,
        lines: [{ itemId: cart.items[0]?.id, variantId: 's125', amount: 4 }],
      },
    })
  })

  it.for([
    ['which are no shorter ones of that length', { short: '1.4' }],
    ['which differ in more than the length', { axis: 'width' }],
  ] as const)('are not swapped for some %s', async ([, pipes], { expect }) => {
    await makePipes(pipes)
    expect((await cartOf(await guestCart('s100', 2))).swap).toBeUndefined()
  })

  it('are not swapped without enough stock', async ({ expect }) => {
    await makePipes()
    await env.DB.prepare(`UPDATE variant SET stock = 3000 WHERE id = 's125'`).run()
    expect((await cartOf(await guestCart('s100', 2))).swap).toBeUndefined()
  })
})

describe('§9 free shipping', () => {
  it('is reported only if an available method is free', async ({ expect }) => {
    for (const [id, amount, grams, side] of [
      ['s100', 1, 500, 200],
      ['s100', 4, 500, 200],
      ['s100', 4, 500, 3000],
      ['s100', 4, 20_000, 200],
      // 40 pieces of 11.9 kg are no parcel, though each one is.
      ['s100', 40, 11_900, 200],
    ] as const) {
      await env.DB.prepare(
        'UPDATE variant SET weight_grams = ?2, longest_side_mm = ?3 WHERE id = ?1',
      )
        .bind(id, grams, side)
        .run()
      const cartToken = await guestCart(id, amount)
      const cart = await cartOf(cartToken)
      const { response } = await request(getCartShippers, { cartToken })
      const doors = response.data.filter(({ type, refused }) => type === 'DELIVERY' && !refused)
      expect(doors.length).toBeGreaterThan(0)
      const froms = doors.flatMap(({ freeFrom }) => freeFrom ?? [])
      expect(cart.freeShippingAt, cart.shippingClass).toBe(
        froms.length > 0 ? Math.min(...froms) : null,
      )
      expect(cart.shippingClass === 'parcel').toBe(froms.length > 0)
    }
  })

  it('of 476 kg is freight, and points give the reason why they cannot take it', async ({
    expect,
  }) => {
    await env.DB.prepare(
      `UPDATE variant SET weight_grams = 9000, longest_side_mm = 200 WHERE id = 's100'`,
    ).run()
    const { response } = await request(getCartShippers, { cartToken: await guestCart('s100', 53) })
    const offered = response.data.filter(({ refused }) => !refused)
    expect(offered.map(({ id }) => id)).toEqual(['pickup', 'freight'])
    expect(response.data.find(({ id }) => id === 'ppl-point')?.refused).toMatchObject({
      reason: 'total_weight',
      limit: 10_000,
    })
  })
})
