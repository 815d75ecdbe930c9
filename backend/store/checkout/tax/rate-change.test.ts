import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import type { Order } from '../../../../domain/order/order.ts'
import { readConfig } from '../../../env.ts'
import { settle } from '../../../pay/settle.ts'
import { operate } from '../../../testing/operator.ts'
import { guestCart, orderBody, place, restock } from '../../../testing/shop.ts'
import { issueDue } from '../../invoices/issue-due.ts'
import { loadOrderFacts } from '../../invoices/order-facts.ts'
import { findStoredOrder } from '../../orders/stored-order.ts'

// Slovakia raised its standard rate from 20 to 23 percent at midnight (zákon 278/2024 Z. z.).
const before = new Date('2024-12-31T22:30Z')
const after = new Date('2024-12-31T23:30Z')
const slovak = { locale: 'sk', domain: 'sk', currency: 'EUR' } as const
const address = {
  street: 'Hlavná',
  houseNumber: '1',
  city: 'Bratislava',
  postcode: '81101',
  country: 'SVK',
}
const changes = {
  shipper_id: 'ppl-sk',
  payment_id: 'card',
  billing_address: address,
  shipping: { name: 'Karla Kunde', address },
}

const documentOf = async ({ id }: Order, kind: 'invoice' | 'credit_note') => {
  const facts = await loadOrderFacts(env.DB, 'id', id)
  const issued = facts ? await issueDue(env.DB, facts, after) : []
  return issued.find((one) => one.invoice.kind === kind)?.invoice
}

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM attempt').run()
  await restock('s100', 10)
  vi.useFakeTimers({ toFake: ['Date'], now: before })
})

afterEach(() => void vi.useRealTimers())

describe('§9 law: the VAT rate changes', () => {
  it('before the order of a business without VAT: the lower total is confirmed anew', async ({
    expect,
  }) => {
    const cartToken = await guestCart('s100', 2, slovak)
    const business = {
      business_name: 'Vzduchotechnika Záhorie s.r.o.',
      TIN: '',
      VATIN: 'SK2099000002',
    }
    const bodyOf = (total: number) => orderBody(total, { ...changes, business })
    const early = await place(await guestCart('s100', 2, slovak), bodyOf(54.92), slovak)
    expect(early.errors).toEqual([])
    vi.setSystemTime(after)
    const late = await place(cartToken, bodyOf(54.92), slovak)
    expect(late.errors[0]?.code).toBe('price_changed')
    const { errors, response } = await place(cartToken, bodyOf(53.58), slovak)
    expect(errors).toEqual([])
    expect(response.data.document?.taxes).toMatchObject([{ category: 'K', rate: 0, gross: 53.58 }])
  })

  it('after the order: invoice and credit note keep the agreed one', async ({ expect }) => {
    const body = orderBody(65.9, changes)
    const order = (await place(await guestCart('s100', 2, slovak), body, slovak)).response.data
    expect(order.document?.taxes.map(({ rate }) => rate)).toEqual([20])

    vi.setSystemTime(after)
    const stored = await findStoredOrder(env.DB, 'token', order.token)
    if (stored) await settle(env.DB, stored, 'paid', readConfig(env), after)
    const invoice = await documentOf(order, 'invoice')
    expect(invoice?.taxes).toEqual(order.document?.taxes)

    const items = [{ item: order.items[0]?.id, amount: 1 }]
    const path = `/operator/orders/${order.code}/cancel`
    await operate({ method: 'POST', path, body: { key: crypto.randomUUID(), items } })
    const note = await documentOf(order, 'credit_note')
    expect(note?.taxes.map(({ rate, gross }) => [rate, gross])).toEqual([[20, 30]])
  })
})
