import { createScheduledController, env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import worker from '../../../index.ts'
import { addCartItem } from '../../../../domain/contract/store-cart.ts'
import { getCartShippers } from '../../../../domain/contract/store-checkout.ts'
import { request } from '../../../testing/request.ts'
import { cartOf, guestCart, orderBody, place, valueOf } from '../../../testing/shop.ts'

const czech = { locale: 'cs', domain: 'cz', currency: 'CZK' }

const variantN = `(SELECT n FROM variant WHERE id = 's100')`

async function warehouseStock(): Promise<Record<string, number>> {
  const { results } = await env.DB.prepare(
    `SELECT warehouse, stock FROM variant_stock WHERE variant_n = ${variantN} ORDER BY warehouse`,
  ).all<{ warehouse: string; stock: number }>()
  return Object.fromEntries(results.map(({ warehouse, stock }) => [warehouse, stock / 1000]))
}

beforeEach(async () => {
  await env.DB.prepare(
    `INSERT OR IGNORE INTO variant_stock (variant_n, warehouse, stock, delay_days)
    VALUES (${variantN}, 'brno', 0, 0), (${variantN}, 'zentral', 0, 3)`,
  ).run()
  await env.DB.prepare(
    `UPDATE variant_stock SET stock = CASE warehouse WHEN 'brno' THEN 2000 WHEN 'leipzig' THEN 3000
    ELSE 5000 END WHERE variant_n = ${variantN}`,
  ).run()
})

describe('§3 stock by warehouse', () => {
  it('is taken from the fastest warehouse, then near the destination', async ({ expect }) => {
    expect(await warehouseStock()).toEqual({ brno: 2, leipzig: 3, zentral: 5 })
    const { response } = await place(await guestCart('s100', 6), orderBody(180))
    expect(await warehouseStock()).toEqual({ brno: 0, leipzig: 0, zentral: 4 })
    expect(await valueOf(`SELECT stock FROM variant WHERE id = 's100'`)).toBe(4000)
    const reserved = `SELECT json_group_object(warehouse, amount) FROM
      (SELECT * FROM order_reservation WHERE order_id = ?1 ORDER BY warehouse)`
    expect(await valueOf(reserved, response.data.id)).toBe(
      '{"brno":2000,"leipzig":3000,"zentral":1000}',
    )
  })

  it('sums to the sellable stock with concurrent orders', async ({ expect }) => {
    const carts = await Promise.all(Array.from({ length: 8 }, () => guestCart('s100', 3)))
    const replies = await Promise.all(carts.map((cartToken) => place(cartToken, orderBody(95.9))))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await warehouseStock()).toEqual({ brno: 0, leipzig: 0, zentral: 1 })
    expect(await valueOf(`SELECT stock FROM variant WHERE id = 's100'`)).toBe(1000)
  })

  it('is returned to its warehouse when the scheduled run releases the order', async ({
    expect,
  }) => {
    const body = orderBody(150, { payment_id: 'card' })
    const { response } = await place(await guestCart('s100', 5), body)
    expect(await warehouseStock()).toEqual({ brno: 0, leipzig: 0, zentral: 5 })
    const controller = createScheduledController({
      scheduledTime: new Date(Date.now() + 90_000_000),
    })
    await worker.scheduled(controller, env)
    expect(await warehouseStock()).toEqual({ brno: 2, leipzig: 3, zentral: 5 })
    expect(await valueOf(`SELECT stock FROM variant WHERE id = 's100'`)).toBe(10_000)
    const reserved = 'SELECT count(*) FROM order_reservation WHERE order_id = ?1'
    expect(await valueOf(reserved, response.data.id)).toBe(0)
  })
})

describe('§4 delivery promise of a cart', () => {
  it('waits for the slowest warehouse of its pieces', async ({ expect }) => {
    const delayOf = async (amount: number) =>
      (await cartOf(await guestCart('s100', amount))).items[0]?.variant.delayDays
    expect([await delayOf(1), await delayOf(5), await delayOf(6)]).toEqual([0, 0, 3])
    // Two lines of one variant share its stock.
    const cartToken = await guestCart('s100', 4)
    await request(addCartItem, { cartToken, body: { id: 's100', amount: 2, custom: { n: '2' } } })
    const { items } = await cartOf(cartToken)
    expect(items.map(({ variant }) => variant.delayDays)).toEqual([3, 3])
  })

  it('is a date for instant payments, and none for a bank transfer', async ({ expect }) => {
    const placed = async (payment_id: string) => {
      const body = orderBody(35.9, { payment_id })
      return (await place(await guestCart('s100'), body)).response.data.expectedDelivery
    }
    expect(await placed('prepayment')).toBeNull()
    expect(await placed('card')).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('of a branch uses local stock, and transfers the rest', async ({ expect }) => {
    const daysFor = async (amount: number) => {
      const cartToken = await guestCart('s100', amount, czech)
      const { response } = await request(getCartShippers, { cartToken, ...czech })
      const branches = response.data.find(({ id }) => id === 'pickup')?.branches ?? []
      return branches.find(({ id }) => id === 'brno')?.delayDays
    }
    expect([await daysFor(2), await daysFor(3), await daysFor(6)]).toEqual([0, 2, 5])
  })
})

describe('§7 cart/place payload', () => {
  it('stores further input of the customer', async ({ expect }) => {
    const { response } = await place(
      await guestCart('s100'),
      orderBody(35.9, {
        cardRequest: true,
        magazine: true,
        phone_notification: true,
        utm: { utm_source: 'newsletter' },
        custom: { customOrderNumber: 'B-17' },
        heureka_allow: true,
      }),
    )
    expect(response.data.attributes).toMatchObject({ heurekaAllowed: true, zboziAllowed: false })
    const details = await valueOf('SELECT details FROM sale_order WHERE id = ?1', response.data.id)
    expect(JSON.parse(String(details))).toMatchObject({
      cardRequest: true,
      utm: { utm_source: 'newsletter' },
      custom: { customOrderNumber: 'B-17' },
      consents: { magazine: true, phoneNotification: true, heureka: true },
    })
  })

  it('refuses too much input', async ({ expect }) => {
    const cartToken = await guestCart('s100')
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`k${n}`, 'v']))
    for (const changes of [{ custom: many }, { utm: { utm_source: 'x'.repeat(501) } }]) {
      const { status, errors } = await place(cartToken, orderBody(35.9, changes))
      expect([status, errors[0]?.field?.split('.')[0]]).toEqual([422, Object.keys(changes)[0]])
    }
  })
})
