import { env } from 'cloudflare:test'
import { beforeEach, describe, it, vi } from 'vitest'
import { getOrderByToken } from '../../../../domain/contract/store-checkout.ts'
import { releaseUnpaidOrders } from '../../../store/orders/release-unpaid-orders.ts'
import { operate } from '../../../testing/operator.ts'
import { request } from '../../../testing/request.ts'
import { restock, valueOf } from '../../../testing/shop.ts'
import {
  callsTo,
  cardOrder,
  config,
  double,
  faults,
  paidOrder,
  payOnPage,
  resetStripe,
  stateOf,
  tell,
} from '../../../testing/stripe-shop.ts'
import { refundExcess } from '../../refund.ts'
import { retryRefunds } from '../../send-refunds.ts'

let warnings: string[]

beforeEach(async () => {
  warnings = []
  vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(String(text)))
  await resetStripe()
  return () => vi.restoreAllMocks()
})

describe('§9 refunds by Stripe', () => {
  async function cancelled() {
    const { order, event } = await paidOrder()
    // Stripe is unreachable, so the refund has to be requested again.
    await operate({ method: 'POST', path: `/operator/orders/${order.code}/cancel` })
    return { order, intent: event.data.object.payment_intent }
  }

  it('return what was paid for a cancelled order, once', async ({ expect }) => {
    const { order, intent } = await cancelled()
    expect((await stateOf(order))[0]).toBe('refund_pending')
    const now = new Date()
    await Promise.all([1, 2, 3].map(() => refundExcess(env.DB, order.id, config, now)))
    expect(await stateOf(order)).toEqual(['cancelled', 'refunded'])
    const [call, ...others] = await callsTo('/v1/refunds')
    expect(call?.form).toMatchObject({ payment_intent: intent, amount: '3590' })
    expect(new Set(others.map(({ key }) => key))).toEqual(new Set(others.length ? [call?.key] : []))
    const mails = `SELECT count(*) FROM mail WHERE recipient = ?1 AND kind = 'order_refunded'`
    expect(await valueOf(mails, order.customer.email)).toBe(1)
  })

  it('are retried with the same key after a lost response', async ({ expect }) => {
    const { order } = await cancelled()
    await faults('lost', 'lost', 'lost')
    await refundExcess(env.DB, order.id, config, new Date())
    expect(await stateOf(order)).toEqual(['refund_pending', 'refund_pending'])
    expect(await retryRefunds(env.DB, config, new Date())).toBe(1)
    expect(await stateOf(order)).toEqual(['cancelled', 'refunded'])
    const keys = (await callsTo('/v1/refunds')).map(({ key }) => key)
    expect([keys.length, new Set(keys).size]).toEqual([4, 1])
    expect(await retryRefunds(env.DB, config, new Date())).toBe(0)
  })

  it('are retried for each order, whatever fails with another one', async ({ expect }) => {
    const [{ order: broken }, { order }] = [await cancelled(), await cancelled()]
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await faults(...Array.from({ length: 6 }, () => 'lost' as const))
    await refundExcess(env.DB, broken.id, config, new Date())
    await refundExcess(env.DB, order.id, config, new Date())
    const setCurrency = (currency: string) =>
      env.DB.prepare(
        `UPDATE order_payment SET currency = ?2 WHERE order_id = ?1 AND kind = 'refund'`,
      )
        .bind(broken.id, currency)
        .run()
    await setCurrency('?')
    await retryRefunds(env.DB, config, new Date())
    expect(await stateOf(order)).toEqual(['cancelled', 'refunded'])
    expect(String(logged.mock.calls.at(-1)?.[0])).toContain(`"order":"${broken.id}"`)
    logged.mockRestore()
    await setCurrency('EUR')
    await retryRefunds(env.DB, config, new Date())
    expect(await stateOf(broken)).toEqual(['cancelled', 'refunded'])
  })

  it('are not retried beyond the life of Stripe’s key; then the shop is notified, once', async ({
    expect,
  }) => {
    const { order, intent } = await cancelled()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await faults(...Array.from({ length: 9 }, () => 'lost' as const))
    const requestedAt = new Date()
    const hours = (count: number) => new Date(requestedAt.getTime() + count * 3_600_000)
    await refundExcess(env.DB, order.id, config, requestedAt)
    await retryRefunds(env.DB, config, hours(22))
    const calls = (await callsTo('/v1/refunds')).length
    expect(calls).toBeGreaterThan(1)
    await Promise.all([1, 2].map(() => retryRefunds(env.DB, config, hours(24))))
    expect(await retryRefunds(env.DB, config, hours(48))).toBe(0)
    expect(await callsTo('/v1/refunds')).toHaveLength(calls)
    const notices = (column: string) =>
      valueOf(
        `SELECT ${column} FROM mail WHERE kind = 'refund_notice' AND instr(text, ?1)`,
        order.code,
      )
    expect(await notices('count(*)')).toBe(1)
    const notice = await notices('text')
    expect(notice).toContain(intent)
    expect(notice).toContain('35,90')
    expect(await stateOf(order)).toEqual(['refund_pending', 'refund_pending'])
    // Refunded in Stripe's dashboard: the same refund, not an additional one.
    const object = { id: 're_by_hand', amount: 3590, currency: 'eur', status: 'succeeded' }
    await tell({
      id: `evt_by_hand_${order.id}`,
      object: 'event',
      type: 'refund.created',
      data: { object: { ...object, payment_intent: intent } },
    })
    expect(await stateOf(order)).toEqual(['cancelled', 'refunded'])
    const refunds = `SELECT count(*) FROM order_payment WHERE kind = 'refund' AND order_id = ?1`
    expect(await valueOf(refunds, order.id)).toBe(1)
  })

  it('that Stripe refuses leave the order waiting for its refund', async ({ expect }) => {
    const { order } = await cancelled()
    await faults(402)
    await refundExcess(env.DB, order.id, config, new Date())
    expect(await stateOf(order)).toEqual(['refund_pending', 'refund_pending'])
    expect(warnings.join()).toContain('card_declined')
    await refundExcess(env.DB, order.id, config, new Date())
    expect(await stateOf(order)).toEqual(['cancelled', 'refunded'])
  })

  it('that take days are done when Stripe says so, and open again when the bank returns them', async ({
    expect,
  }) => {
    const { order, intent } = await cancelled()
    await double({ refundStatus: 'pending' })
    await refundExcess(env.DB, order.id, config, new Date())
    expect(await stateOf(order)).toEqual(['refund_pending', 'refund_pending'])
    const reference = await valueOf(
      `SELECT reference FROM order_payment WHERE kind = 'refund' AND order_id = ?1`,
      order.id,
    )
    const refund = { id: reference, amount: 3590, currency: 'eur', payment_intent: intent }
    const event = (type: string, status: string) => ({
      id: `evt_${type}_${order.id}`,
      object: 'event',
      type,
      data: { object: { ...refund, status } },
    })
    expect(await tell(event('refund.updated', 'succeeded'))).toEqual([200, 'taken'])
    expect(await stateOf(order)).toEqual(['cancelled', 'refunded'])
    await tell(event('refund.failed', 'failed'))
    expect(await stateOf(order)).toEqual(['refund_pending', 'refund_pending'])
    // Out of order: an older message does not complete a failed refund.
    await tell({ ...event('refund.updated', 'succeeded'), id: `evt_old_${order.id}` })
    expect(await stateOf(order)).toEqual(['refund_pending', 'refund_pending'])
  })

  it('made in Stripe’s dashboard are booked, in part too', async ({ expect }) => {
    const { order, event } = await paidOrder()
    const { payment_intent } = event.data.object
    const object = { id: 're_hand', amount: 1000, currency: 'eur', status: 'succeeded' }
    const base = { id: 'evt_hand', object: 'event', type: 'refund.created' }
    await tell({ ...base, data: { object: { ...object, payment_intent } } })
    await tell({ ...base, id: 'evt_hand_2', data: { object: { ...object, payment_intent } } })
    const { response } = await request(getOrderByToken, {
      query: {},
      params: { token: order.token },
    })
    expect(response.data).toMatchObject({
      status: 'paid',
      state: { payment: 'partly_refunded', paid: 35.9, refunded: 10, credited: 10, refundDue: 0 },
    })
  })

  it('are made for a payment after the order was released and sold', async ({ expect }) => {
    const order = await cardOrder()
    const event = await payOnPage(order)
    await releaseUnpaidOrders(env.DB, config, new Date(Date.now() + 25 * 3_600_000))
    await restock('s100', 0)
    expect(await tell(event)).toEqual([200, 'taken'])
    expect(await stateOf(order)).toEqual(['cancelled', 'refunded'])
    expect(await callsTo('/v1/refunds')).toHaveLength(1)
  })
})
