import { env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import { getOrderByToken } from '../../domain/contract/store-checkout.ts'
import type { Order } from '../../domain/order/order.ts'
import { findLastMail } from '../testing/last-mail.ts'
import { operate } from '../testing/operator.ts'
import { request } from '../testing/request.ts'
import { guestCart, orderBody, place, restock } from '../testing/shop.ts'

const slovak = { locale: 'sk', domain: 'sk', currency: 'EUR' } as const
const address = {
  street: 'Hlavná',
  houseNumber: '1',
  city: 'Bratislava',
  postcode: '81101',
  country: 'SVK',
}

/** Fans of 30.00, delivery of 5.90 and the fee of 1.50. */
async function cashOrder(amount = 1): Promise<Order> {
  const body = orderBody(30 * amount + 7.4, {
    shipper_id: 'ppl-sk',
    payment_id: 'cod',
    billing_address: address,
    shipping: { name: 'Karla Kunde', address },
  })
  return (await place(await guestCart('s100', amount, slovak), body, slovak)).response.data
}

function command({ code }: Order, step: string, more: object = {}) {
  const body = { key: crypto.randomUUID(), ...more }
  return operate({ method: 'POST', path: `/operator/orders/${code}/${step}`, body })
}

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM attempt').run()
  await restock('s100', 10)
})

describe('§4 the mail about a payment', () => {
  it('announces no dispatch of goods that have left already', async ({ expect }) => {
    const order = await cashOrder()
    await command(order, 'shipped', { carrier: 'PPL' })
    await command(order, 'paid')
    const mail = await findLastMail(order.customer.email, 'order_paid')
    expect(mail?.text).toContain('37,40')
    expect(mail?.text).not.toContain('pripravujeme')
  })

  it('announces the dispatch of goods that are still to be sent', async ({ expect }) => {
    const order = await cashOrder()
    await command(order, 'paid')
    const mail = await findLastMail(order.customer.email, 'order_paid')
    expect(mail?.text).toContain('pripravujeme')
  })

  it('names what was handed over in cash, as the order’s page does', async ({ expect }) => {
    const order = await cashOrder(2)
    const items = [{ item: order.items[0]?.catalogCode, amount: 1 }]
    await command(order, 'cancel', { items, credit: 29.98 })
    const page = async () =>
      (await request(getOrderByToken, { query: {}, params: { token: order.token } })).response.data
    expect((await page()).state?.due).toBe(37.4)
    await command(order, 'paid')
    const { state, history } = await page()
    expect([state?.paid, history?.at(-1)?.amount]).toEqual([37.4, 37.4])
    expect((await findLastMail(order.customer.email, 'order_paid'))?.text).toContain('37,40')
  })
})

describe('§4 the mails about goods that are collected at a branch', () => {
  const paidPickup = async () => {
    const body = orderBody(60, { shipper_id: 'pickup', branch_id: 'leipzig', payment_id: 'card' })
    const order = (await place(await guestCart('s100', 2), body)).response.data
    await command(order, 'paid')
    return order
  }

  it('announce and bring the notice that the page of the order promises', async ({ expect }) => {
    const order = await paidPickup()
    await command(order, 'packed')
    const packed = await findLastMail(order.customer.email, 'order_packed')
    expect(packed?.text).toContain('Wir schreiben Ihnen, sobald')
    expect((await command(order, 'shipped')).status).toBe(200)
    const ready = await findLastMail(order.customer.email, 'order_shipped')
    expect(ready?.subject).toBe(`Ihre Bestellung ${order.code} liegt zur Abholung bereit`)
    expect(ready?.text).toContain(`Bestellnummer ${order.code}`)
    expect(ready?.text).toContain('Öffnungszeiten')
    expect(ready?.text).not.toMatch(/auf den Weg|unterwegs/)
  })

  it('say so for each part of an order', async ({ expect }) => {
    const order = await paidPickup()
    await command(order, 'shipped', { items: [{ item: order.items[0]?.id, amount: 1 }] })
    const ready = await findLastMail(order.customer.email, 'order_shipped')
    expect(ready?.text).toContain('Der Rest Ihrer Bestellung folgt getrennt.')
  })

  it('need no carrier, which the mail about a parcel has', async ({ expect }) => {
    const order = await cashOrder()
    const refused = await command(order, 'shipped')
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('carrier')
  })
})

describe('§4 the mail about a refund of what was paid in cash', () => {
  it('asks for an account, because cash cannot go back the way it came', async ({ expect }) => {
    const order = await cashOrder()
    const { email } = order.customer
    await command(order, 'shipped', { carrier: 'PPL' })
    await command(order, 'paid')
    await command(order, 'withdrawn')
    const withdrawn = (await findLastMail(email, 'order_withdrawn'))?.text
    expect(withdrawn).toContain('číslo účtu (IBAN)')
    expect(withdrawn).not.toContain('rovnakou cestou')
    await command(order, 'refund', { reference: 'SEPA 4711' })
    const refunded = (await findLastMail(email, 'order_refunded'))?.text
    expect(refunded).toContain('previedli sme vám na účet 37,40')
  })
})

describe('§4 the mail about a partial cancellation', () => {
  it('names metres, not pieces, and the transfer that is left', async ({ expect }) => {
    const cartToken = await guestCart('w100', 5.5)
    const body = orderBody(38.9, { payment_id: 'prepayment' })
    const order = (await place(cartToken, body)).response.data
    const items = [{ item: order.items[0]?.id, amount: 2.5 }]
    expect((await command(order, 'cancel', { items })).status).toBe(200)
    const mail = await findLastMail(order.customer.email, 'order_partly_cancelled')
    const text = mail?.text.replaceAll('\u00a0', ' ')
    expect(text).toContain('2,5 m')
    expect(text).not.toContain('2,5 ×')
    expect(text).toMatch(/Betrag:?\s+23,90 €/)
    expect(text).toContain(order.code)
  })

  it.for([
    ['cancel', 'order_partly_cancelled'],
    ['withdrawn', 'order_withdrawn'],
  ])(
    '§4 after %s names the transfer that replaces the confirmed one',
    async ([step, kind], { expect }) => {
      const body = orderBody(65.9, { payment_id: 'prepayment' })
      const order = (await place(await guestCart('s100', 2), body)).response.data
      await command(order, step ?? '', { items: [{ item: order.items[0]?.id, amount: 1 }] })
      const text = (await findLastMail(order.customer.email, kind))?.text.replaceAll('\u00a0', ' ')
      expect(text).toContain('Offen sind jetzt noch 35,90 €.')
      expect(text).toMatch(/Betrag:?\s+35,90 €/)
    },
  )

  it('names what is collected in cash from now on, and the difference', async ({ expect }) => {
    const order = await cashOrder(2)
    await command(order, 'cancel', {
      items: [{ item: order.items[0]?.id, amount: 1 }],
      credit: 29.98,
    })
    const mail = await findLastMail(order.customer.email, 'order_partly_cancelled')
    const text = mail?.text.replaceAll('\u00a0', ' ')
    expect(text).toContain('Zaplatíte o 30,00 € menej.')
    expect(text).toContain('Zostáva zaplatiť 37,40 €.')
  })

  it('asks for no transfer where none is due', async ({ expect }) => {
    const order = await cashOrder(2)
    await command(order, 'cancel', { items: [{ item: order.items[0]?.id, amount: 1 }] })
    const mail = await findLastMail(order.customer.email, 'order_partly_cancelled')
    expect(mail?.text).toMatch(/: 1\sks\n\s+Kód tovaru LB-S100/)
    expect(mail?.text).not.toContain('IBAN')
  })
})
