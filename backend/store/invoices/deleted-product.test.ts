import { env, SELF } from 'cloudflare:test'
import { beforeAll, describe, it } from 'vitest'
import { getOrderByToken } from '../../../domain/contract/store-checkout.ts'
import { findClaimOrder } from '../../../domain/contract/store-claims.ts'
import { getInvoices } from '../../../domain/contract/store-invoices.ts'
import { findWithdrawalOrder } from '../../../domain/contract/store-withdrawal.ts'
import type { Order } from '../../../domain/order/order.ts'
import { readConfig } from '../../env.ts'
import { settle } from '../../pay/settle.ts'
import { findLastMail } from '../../testing/last-mail.ts'
import { request } from '../../testing/request.ts'
import { guestCart, orderBody, place, restock } from '../../testing/shop.ts'
import { findStoredOrder } from '../orders/stored-order.ts'

const email = 'geloescht@example.org'
let order: Order

const run = (sql: string) => env.DB.prepare(sql).run()

/** Ordered, and deleted from the catalogue before it is paid and any mail is written. */
beforeAll(async () => {
  await restock('s100', 100)
  const cart = await guestCart('s100', 2)
  const body = orderBody(65.9, { payment_id: 'prepayment', email })
  order = (await place(cart, body)).response.data
  await run(`DELETE FROM product WHERE n IN (SELECT product_n FROM variant WHERE id = 's100')`)
  await run(`DELETE FROM variant WHERE id = 's100'`)
  const stored = await findStoredOrder(env.DB, 'token', order.token)
  if (stored) await settle(env.DB, stored, 'paid', readConfig(env), new Date())
})

describe('§3 Order: of a product that was deleted since', () => {
  it('keeps its lines, names and amounts', async ({ expect }) => {
    const { data } = (await request(getOrderByToken, { params: { token: order.token } })).response
    expect(data.status).toBe('paid')
    expect(data.document?.lines).toEqual(order.document?.lines)
    expect(data.items.map(({ name }) => name)).toEqual(order.items.map(({ name }) => name))
  })

  it('has its final invoice as a PDF', async ({ expect }) => {
    const params = { token: order.token }
    const { data } = (await request(getInvoices, { params })).response
    const invoice = data.find(({ kind }) => kind === 'invoice')
    expect(invoice).toBeDefined()
    const path = `/store/api/v1/orders/token/${order.token}/invoices/${invoice?.id}/pdf`
    const response = await SELF.fetch(`https://backend.internal${path}`)
    const start = new TextDecoder('latin1').decode((await response.arrayBuffer()).slice(0, 5))
    expect([response.status, start]).toEqual([200, '%PDF-'])
  })

  it('has mails that name what was ordered', async ({ expect }) => {
    const [line] = order.document?.lines ?? []
    const mail = await findLastMail(email, 'order_confirmation')
    expect(mail?.text).toContain(line?.name)
    expect(mail?.text).toContain(order.code)
  })

  it('can be withdrawn from and claimed', async ({ expect }) => {
    const body = { orderCode: order.code, email }
    const withdrawable = await request(findWithdrawalOrder, { body })
    const names = order.items.map(({ name }) => name)
    expect(withdrawable.response.data.order?.items.map(({ name }) => name)).toEqual(names)
    const claimable = await request(findClaimOrder, { body })
    expect(claimable.response.data.order?.items.map(({ name }) => name)).toEqual(names)
  })
})
