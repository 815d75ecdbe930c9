import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { addCartItem, validateCart } from '../../../domain/contract/store-cart.ts'
import { readCaller } from '../../request/caller.ts'
import { request } from '../../testing/request.ts'
import { guestCart, restock } from '../../testing/shop.ts'
import { findShopper } from './find-shopper.ts'
import { priceCart } from './priced-cart.ts'
import { cartProblems, isOrderable, acknowledgePrices } from './validate.ts'

async function validate(cartToken: string, options = {}) {
  return (await request(validateCart, { cartToken, ...options })).response.data
}

describe('§7 cart/validate', () => {
  it('finds no problem in a valid cart', async ({ expect }) => {
    await restock('s100', 10)
    expect(await validate(await guestCart('s100', 2))).toEqual({ valid: true, problems: [] })
  })

  it('reports an empty or missing cart', async ({ expect }) => {
    const { valid, problems } = await validate('x'.repeat(43), { locale: 'en' })
    expect({ valid, code: problems[0]?.code }).toEqual({ valid: false, code: 'cart_empty' })
  })

  it('reports sold-out and discontinued lines, summing equal lines', async ({ expect }) => {
    await restock('s100', 10)
    const cartToken = await guestCart('s100', 2)
    await request(addCartItem, { cartToken, body: { id: 's100', amount: 2, newLine: true } })
    await request(addCartItem, { cartToken, body: { id: 's125', amount: 1 } })
    await restock('s100', 3)
    await env.DB.prepare(`UPDATE variant SET saleable = 0 WHERE id = 's125'`).run()
    const { valid, problems } = await validate(cartToken, { locale: 'sk' })
    await env.DB.prepare(`UPDATE variant SET saleable = 1 WHERE id = 's125'`).run()
    await restock('s100', 10)
    expect(valid).toBe(false)
    expect(problems).toMatchObject([
      { code: 'out_of_stock', variantId: 's100', limit: 3 },
      { code: 'not_available', variantId: 's125', limit: 0 },
    ])
    expect(problems[1]?.title).toBe('Lüfter s125 Ø 125 mm momentálne nie je k dispozícii.')
  })

  it('names limits in the unit of the line, in the caller’s language', async ({ expect }) => {
    await restock('w100', 10)
    const cartToken = await guestCart('w100', 4.5)
    await restock('w100', 2.5)
    const { problems } = await validate(cartToken, { locale: 'cs' })
    await restock('w100', 100)
    expect(problems).toMatchObject([{ code: 'out_of_stock', variantId: 'w100', limit: 2.5 }])
    expect(problems[0]?.title).toContain('2,5\u00a0m')
  })

  it('reports a changed price once, which does not block ordering', async ({ expect }) => {
    const cartToken = await guestCart('s125e')
    const setPrice = (minor: number) =>
      env.DB.prepare(
        `UPDATE price SET with_tax = ?1 WHERE currency = 'EUR'
        AND variant_n = (SELECT n FROM variant WHERE id = 's125e')`,
      )
        .bind(minor)
        .run()
    await setPrice(7500)
    const { valid, problems } = await validate(cartToken)
    expect(valid).toBe(true)
    expect(problems).toMatchObject([{ code: 'price_changed', variantId: 's125e', limit: 70 }])
    expect(problems[0]?.title).toContain('von 70,00\u00a0€ auf 75,00\u00a0€')
    expect((await validate(cartToken)).problems).toEqual([])
    await setPrice(7000)
    // Another currency is another price list, not a price change.
    expect((await validate(cartToken, { currency: 'CZK' })).problems).toEqual([])
  })

  it('writes only lines whose price has changed', async ({ expect }) => {
    const cartToken = await guestCart('s100')
    await request(addCartItem, { cartToken, body: { id: 's125e', amount: 1 } })
    const written = async () => {
      const caller = readCaller(new Headers({ 'X-Cart-Token': cartToken }))
      const priced = await priceCart(env.DB, caller, await findShopper(env.DB, caller))
      if (!priced) throw new Error('there is no cart')
      return (await acknowledgePrices(env.DB, priced).run()).meta.changes
    }
    const setPrice = (minor: number) =>
      env.DB.prepare(
        `UPDATE price SET with_tax = ?1 WHERE currency = 'EUR'
        AND variant_n = (SELECT n FROM variant WHERE id = 's125e')`,
      )
        .bind(minor)
        .run()
    expect(await written()).toBe(0)
    await setPrice(7500)
    expect([await written(), await written()]).toEqual([1, 0])
    await setPrice(7000)
  })

  it('reports the minimum order value', async ({ expect }) => {
    const cartToken = await guestCart('s100')
    const caller = readCaller(new Headers({ 'X-Cart-Token': cartToken }))
    const priced = await priceCart(env.DB, caller, await findShopper(env.DB, caller))
    expect(isOrderable(cartProblems(priced, 3000, 'de'))).toBe(true)
    const problems = cartProblems(priced, 3001, 'en')
    expect(isOrderable(problems)).toBe(false)
    expect(problems).toMatchObject([{ code: 'order_minimum', itemId: null, limit: 30.01 }])
    expect(problems[0]?.title).toBe('We accept orders from a value of goods of €30.01.')
  })
})
