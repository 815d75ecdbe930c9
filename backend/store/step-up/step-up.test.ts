import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { addCartItem } from '../../../domain/contract/store-cart.ts'
import { confirmAction, getConfirmation } from '../../../domain/contract/store-confirmation.ts'
import { sendContactForm } from '../../../domain/contract/store-services.ts'
import { request, someAddress } from '../../testing/request.ts'
import { findLastMail, tokenOfLastMail } from '../../testing/last-mail.ts'
import { exhaustBudget } from '../../testing/exhaust-budget.ts'
import {
  cartOf,
  guestCart,
  loginAs,
  orderBody,
  placeOnce,
  restock,
  valueOf,
} from '../../testing/shop.ts'
import { budgets } from '../budget/budgets.ts'

/** Another network in each test. */
let from = ''
async function stock(amount: number): Promise<void> {
  await restock('s100', amount)
  await env.DB.prepare(`UPDATE variant SET stock = ?1 WHERE id = 's100'`)
    .bind(amount * 1000)
    .run()
}

/** Orders some of s100 at its current price. */
async function order(
  amount: number,
  options: { from?: string; email?: string; challengePassed?: boolean; again?: string } = {},
) {
  const { email = `${crypto.randomUUID()}@example.org`, from: network = from } = options
  const { challengePassed = false, again } = options
  const cartToken = again ?? (await guestCart('s100', amount))
  const body = orderBody(totalOf(amount), { email })
  const placed = await placeOnce(cartToken, body, {
    from: network,
    challengePassed,
    key: `attempt-${email}`.slice(0, 30),
  })
  return { ...placed, cartToken, email }
}

/** 30 EUR each, plus the parcel, which is free from 100 EUR on. */
function totalOf(amount: number): number {
  return amount * 30 + (amount > 3 ? 0 : 5.9)
}

const confirm = async (email: string) =>
  request(confirmAction, { body: { token: await tokenOfLastMail(email, 'confirm_order') } })

beforeEach(async () => {
  from = someAddress()
  await stock(100)
})

describe('§7 cart/place: nobody reserves the whole stock', () => {
  it('lets one network reserve a fifth of a product without a confirmation', async () => {
    expect((await order(20)).status).toBe(200)
    const over = await order(1)
    expect([over.status, over.errors[0]?.code]).toEqual([409, 'confirmation_required'])
    expect(over.errors[0]?.title).toContain(over.email)
    expect((await order(1, { from: someAddress() })).status).toBe(200)
    expect(await valueOf(`SELECT stock FROM variant WHERE id = 's100'`)).toBe(79_000)
  })

  it('also limits concurrent orders', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => order(5)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(await valueOf(`SELECT stock FROM variant WHERE id = 's100'`)).toBe(80_000)
  })

  it('mails one link for one order that is sent twice concurrently', async () => {
    const cartToken = await guestCart('s100', 50)
    const email = `${crypto.randomUUID()}@example.org`
    const presses = await Promise.all([1, 2, 3].map(() => order(50, { again: cartToken, email })))
    expect(presses.map(({ status, errors }) => [status, errors[0]?.code])).toEqual(
      presses.map(() => [409, 'confirmation_required']),
    )
    const sent = `SELECT count(*) FROM mail WHERE recipient = '${email}'`
    expect(await valueOf(sent)).toBe(1)
  })

  it('allows everybody one piece, however low the stock is', async () => {
    await stock(2)
    expect((await order(1)).status).toBe(200)
    expect((await order(1)).status).toBe(409)
  })

  it('§3 tells what an order costs before it is confirmed, and changes nothing', async () => {
    const { email, cartToken } = await order(50)
    const params = { token: await tokenOfLastMail(email, 'confirm_order') }
    const shown = async () => (await request(getConfirmation, { params })).response.data
    expect(await shown()).toEqual({ kind: 'order', total: { amount: 1500, currencyCode: 'EUR' } })
    expect((await cartOf(cartToken)).items).toHaveLength(1)
    const unknown = await request(getConfirmation, { params: { token: 'x'.repeat(43) } })
    expect(unknown.status).toBe(404)
  })

  it('places a confirmed order, once, from the unchanged cart', async () => {
    const requested = await order(50)
    expect(requested.status).toBe(409)
    expect((await cartOf(requested.cartToken)).items).toHaveLength(1)
    const mail = await findLastMail(requested.email)
    expect(mail?.kind).toBe('confirm_order')
    expect(mail?.text.replaceAll('\u00a0', ' '), '§3 its total').toMatch(
      /Bestellung über [\d.]+,\d\d €/,
    )
    const [first, again] = [await confirm(requested.email), await confirm(requested.email)]
    expect(first.status).toBe(200)
    expect(first.response.data.order?.items[0]?.amount).toBe(50)
    expect(again.response.data.order?.code).toBe(first.response.data.order?.code)
    expect((await cartOf(requested.cartToken)).items).toEqual([])
    expect(await valueOf(`SELECT stock FROM variant WHERE id = 's100'`)).toBe(50_000)
    // A confirmed order counts for its customer, not for the network.
    expect((await order(1)).status).toBe(200)
  })

  it('places the order at once after a passed challenge', async () => {
    const requested = await order(50)
    expect(requested.headers.get('X-Challenge')).toBe('1')
    const passed = { email: requested.email, again: requested.cartToken, challengePassed: true }
    const placed = await order(50, passed)
    expect(placed.status).toBe(200)
    // The link that was emailed meanwhile leads to that order.
    const confirmed = await confirm(requested.email)
    expect(confirmed.response.data.order?.code).toBe(placed.response.data.code)
    expect(await valueOf(`SELECT stock FROM variant WHERE id = 's100'`)).toBe(50_000)
    // For one submission: the next one exceeds the share again.
    expect((await order(50)).status).toBe(409)
    const mail = await findLastMail(requested.email, 'order_confirmation')
    expect(mail?.text).not.toContain('Karla')
  })

  it('does not take a challenge as verification of the address', async () => {
    const email = 'mensch@example.org'
    for (let times = 0; times < budgets.orderMail.limit; times++) {
      // oxlint-disable-next-line no-await-in-loop
      await order(1, { email: `${email}`, from: someAddress(), challengePassed: true })
    }
    const over = await order(1, { email, challengePassed: true })
    expect([over.status, over.headers.get('X-Challenge')]).toEqual([409, null])
  })

  it('orders nothing from a cart that has changed', async () => {
    const requested = await order(50)
    await request(addCartItem, { cartToken: requested.cartToken, body: { id: 's125', amount: 1 } })
    const refused = await confirm(requested.email)
    expect([refused.status, refused.errors[0]?.code]).toEqual([409, 'price_changed'])
    expect((await cartOf(requested.cartToken)).items).toHaveLength(2)
  })

  it('stores no plain password, and repeats no input in the mail', async () => {
    const email = 'viel@example.org'
    const cartToken = await guestCart('s100', 50)
    const products = totalOf(50)
    const body = orderBody(products, {
      email,
      name: 'Jetzt gewinnen: https://evil.example',
      registration: true,
      password: 'ein ganzer Satz',
      password_confirmation: 'ein ganzer Satz',
    })
    expect((await placeOnce(cartToken, body, { from })).errors[0]?.code).toBe(
      'confirmation_required',
    )
    const stored = String(
      await valueOf('SELECT payload FROM pending_action WHERE email = ?1', email),
    )
    expect(stored).not.toContain('ein ganzer Satz')
    expect((await findLastMail(email))?.text).not.toContain('evil.example')
    const { response } = await confirm(email)
    const owner = `SELECT c.email FROM sale_order o JOIN customer c ON c.id = o.customer_id WHERE o.id = ?1`
    expect(await valueOf(owner, response.data.order?.id)).toBe(email)
  })

  it('requires no confirmation of customers', async () => {
    const cartToken = await guestCart('s100', 50)
    const products = totalOf(50)
    const bearer = await loginAs('kunde@luftbasis.example', { cartToken })
    expect((await placeOnce('', orderBody(products), { bearer, from })).status).toBe(200)
  })

  it('sends one address a few mails only', async () => {
    const replies = []
    const email = 'opfer@example.org'
    for (let times = 0; times < 14; times++) {
      // oxlint-disable-next-line no-await-in-loop
      replies.push((await order(1, { email, from: someAddress() })).status)
    }
    expect(replies.filter((status) => status === 200)).toHaveLength(budgets.orderMail.limit)
    expect(replies.filter((status) => status === 409)).toHaveLength(budgets.stepUpMail.limit)
    expect(replies.filter((status) => status === 429)).toHaveLength(4)
    const mails = 'SELECT count(*) FROM mail WHERE recipient = ?1'
    expect(await valueOf(mails, email)).toBe(budgets.orderMail.limit + budgets.stepUpMail.limit)
  })

  it('lets a hundred honest shoppers of one company network complete their orders', async () => {
    await stock(1000)
    expect((await order(1)).status).toBe(200)
    await exhaustBudget(budgets.order, 1)
    expect((await order(1)).status).toBe(200)
    const third = await order(1)
    expect(third.errors[0]?.code).toBe('confirmation_required')
    expect((await confirm(third.email)).status).toBe(200)
    // All following ones up to the hundredth need an email each.
    await exhaustBudget(budgets.stepUp, budgets.stepUp.limit - (100 - budgets.order.limit - 1))
    const hundredth = await order(1)
    expect(hundredth.errors[0]?.code).toBe('confirmation_required')
    expect((await confirm(hundredth.email)).status).toBe(200)
    expect(await valueOf(`SELECT stock FROM variant WHERE id = 's100'`)).toBe(996_000)
  })
})

describe('§7 contact-form: the shop cannot be used to send text to others', () => {
  const body = {
    name: 'Werbung',
    email: 'fremd@example.org',
    phone: '',
    subject: '',
    message: 'Kaufen Sie bei https://evil.example!',
    orderCode: '',
    consent: true,
    website: '',
  }

  it('repeats the message to a signed-in customer’s address, to no other', async () => {
    await request(sendContactForm, { body })
    const receipt = await findLastMail(body.email)
    expect(receipt?.kind).toBe('contact_receipt')
    expect(receipt?.text).not.toMatch(/evil|Werbung|geschrieben/)
    const email = 'kunde@luftbasis.example'
    await request(sendContactForm, { body: { ...body, email }, bearer: await loginAs(email) })
    expect((await findLastMail(email))?.text).toContain('evil.example')
  })

  it('holds frequent messages until they are confirmed, and loses nothing', async () => {
    const received = `SELECT count(*) FROM mail WHERE kind = 'contact'`
    const before = Number(await valueOf(received))
    for (let index = 0; index < budgets.contact.limit; index++) {
      // oxlint-disable-next-line no-await-in-loop
      await request(sendContactForm, {
        body: { ...body, email: `viele${index}@example.org` },
        from,
      })
    }
    const email = 'danach@example.org'
    const requested = await request(sendContactForm, { body: { ...body, email }, from })
    expect(requested.errors[0]?.code).toBe('confirmation_required')
    expect(Number(await valueOf(received)) - before).toBe(budgets.contact.limit)
    const token = await tokenOfLastMail(email, 'confirm_inquiry')
    expect((await request(confirmAction, { body: { token } })).status).toBe(200)
    expect((await request(confirmAction, { body: { token } })).errors[0]?.code).toBe('used')
    expect(Number(await valueOf(received)) - before).toBe(budgets.contact.limit + 1)
  })

  it('accepts it once after a passed challenge', async () => {
    await request(sendContactForm, { body: { ...body, email: 'eins@example.org' }, from })
    await exhaustBudget(budgets.contact, 0)
    const own = { ...body, email: 'mensch-2@example.org' }
    const requested = await request(sendContactForm, { body: own, from })
    expect([requested.status, requested.headers.get('X-Challenge')]).toEqual([409, '1'])
    expect(
      (await request(sendContactForm, { body: own, from, challengePassed: true })).status,
    ).toBe(200)
    const token = await tokenOfLastMail(own.email, 'confirm_inquiry')
    expect((await request(confirmAction, { body: { token } })).errors[0]?.code).toBe('used')
  })
})
