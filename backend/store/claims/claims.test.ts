import { env } from 'cloudflare:test'
import { beforeAll, beforeEach, describe, it, vi } from 'vitest'
import { addCartItem } from '../../../domain/contract/store-cart.ts'
import * as contract from '../../../domain/contract/store-claims.ts'
import { exportUser } from '../../../domain/contract/store-privacy.ts'
import { locales } from '../../../domain/locales/locales.ts'
import type { Order } from '../../../domain/order/order.ts'
import { clearExpired } from '../../maintenance/clear-expired.ts'
import { findLastMail } from '../../testing/last-mail.ts'
import { operate } from '../../testing/operator.ts'
import { request, type RequestOptions } from '../../testing/request.ts'
import { guestCart, loginAs, orderBody, place, restock, valueOf } from '../../testing/shop.ts'
import { deleteCustomer } from '../account/delete-customer.ts'

const shopsAddress = 'service@luftbasis.example'
let email = ''
let order: Order

beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

beforeEach(async () => {
  email = `${crypto.randomUUID()}@shop.example`
  await env.DB.prepare('DELETE FROM attempt').run()
  await restock('s100', 10)
  order = (await place(await guestCart('s100', 2), orderBody(65.9, { email }))).response.data
})

const itemId = () => order.items.find(({ variantId }) => variantId === 's100')?.id ?? ''

function file(changes: Partial<contract.ClaimForm> = {}, options: RequestOptions = {}) {
  const body = {
    name: ' Karla  Kunde ',
    orderCode: order.code,
    email,
    itemId: itemId(),
    amount: 1,
    description: 'Der Nachlauf schaltet nicht ab.',
    remedy: 'repair' as const,
    ...changes,
  }
  return request(contract.fileClaim, { ...options, body })
}

const claimsOf = () => valueOf('SELECT count(*) FROM warranty_claim WHERE order_id = ?1', order.id)
const contactOf = (number: string) =>
  env.DB.prepare('SELECT name, email, description FROM warranty_claim WHERE number = ?1')
    .bind(number)
    .first()
const mailsTo = (recipient: string) =>
  valueOf(
    'SELECT group_concat(kind) FROM (SELECT kind FROM mail WHERE recipient = ?1 ORDER BY rowid)',
    recipient,
  )
const set = (number: string, body: object, key: string = crypto.randomUUID()) =>
  operate({ method: 'POST', path: `/operator/claims/${number}/state`, body: { key, ...body } })

describe('§2 warranty claims', () => {
  it('are confirmed with number, date, content and due date, and sent to the shop', async ({
    expect,
  }) => {
    const { response } = await file()
    const { number, token, receivedAt, settleBy, state, name } = response.data
    expect({ state, name }).toEqual({ state: 'received', name: 'Karla Kunde' })
    expect((Date.parse(settleBy) - Date.parse(receivedAt.slice(0, 10))) / 86_400_000).toBeCloseTo(
      30,
      -1,
    )
    const mail = await findLastMail(email)
    expect(mail).toMatchObject({ kind: 'claim_receipt', locale: 'de' })
    for (const part of [number, order.code, 'Der Nachlauf', 'Reparatur', `receipt=${token}`]) {
      expect(mail?.text).toContain(part)
    }
    const notice = await findLastMail(shopsAddress)
    expect(notice?.subject).toBe(`Reklamation ${number} zur Bestellung ${order.code}`)
    const again = await request(contract.getClaim, { params: { token } })
    expect(again.response.data).toEqual(response.data)
    expect((await request(contract.getClaim, { params: { token: number } })).status).toBe(404)
  })

  it.for(locales)(
    'are confirmed and processed in the language of the page: %s',
    async (locale, { expect }) => {
      const { number } = (await file({}, { locale })).response.data
      expect(await findLastMail(email)).toMatchObject({ locale, kind: 'claim_receipt' })
      await set(number, { state: 'settled', note: 'OK 123' })
      const mail = await findLastMail(email)
      expect(mail).toMatchObject({ locale, kind: 'claim_settled' })
      expect(mail?.text).toContain('OK 123')
    },
  )

  it('are one for a double click and for a repeated attempt', async ({ expect }) => {
    const key = crypto.randomUUID()
    const replies = await Promise.all([1, 2, 3].map(() => file({}, { key })))
    replies.push(await file({}, { key }))
    expect(new Set(replies.map(({ response }) => response.data.number)).size).toBe(1)
    expect(await claimsOf()).toBe(1)
    expect(String(await mailsTo(email)).match(/claim_receipt/g)).toHaveLength(1)
    // Other content under the same key is another claim.
    await file({ description: 'Und er klappert.' }, { key })
    expect(await claimsOf()).toBe(2)
  })

  it('never exceed the bought amount, also concurrently', async ({ expect }) => {
    expect((await file({ amount: 3 })).errors[0]).toMatchObject({
      status: 422,
      field: 'amount',
      code: 'claim_amount',
    })
    const replies = await Promise.all([1, 2, 3].map(() => file()))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 422])
    const body = { orderCode: order.code, email }
    const remaining = await request(contract.findClaimOrder, { body })
    expect(remaining.response.data.order?.items).toEqual([])
    // A settled item may fail again.
    const number = replies.find(({ status }) => status === 200)?.response.data.number ?? ''
    await set(number, { state: 'settled', note: 'Ersatz ist unterwegs.' })
    const anew = await request(contract.findClaimOrder, { body })
    expect(anew.response.data.order?.items).toMatchObject([{ id: itemId(), amount: 1 }])
    expect((await file()).status).toBe(200)
  })

  it('say metres, not pieces, in the choice, the claim and its mails', async ({ expect }) => {
    order = (await place(await guestCart('w100', 5.5), orderBody(38.9, { email }))).response.data
    const [line] = order.items
    const found = await request(contract.findClaimOrder, {
      body: { orderCode: order.code, email },
    })
    const unit = { code: 'metre', step: 0.5 }
    expect(found.response.data.order?.items).toMatchObject([{ amount: 5.5, unit }])
    const { response } = await file({ itemId: line?.id ?? '', amount: 2.5 })
    expect(response.data.item).toMatchObject({ amount: 2.5, unit })
    for (const recipient of [email, shopsAddress]) {
      expect((await findLastMail(recipient))?.text).toMatch(/Menge:?\s+2,5\sm/)
    }
    const { token } = response.data
    const again = await request(contract.getClaim, { params: { token } })
    expect(again.response.data.item).toEqual(response.data.item)
  })

  it('count pieces in whole numbers', async ({ expect }) => {
    const { errors } = await file({ amount: 1.5 })
    expect(errors).toMatchObject([{ status: 422, code: 'amount', field: 'amount' }])
    expect(await claimsOf()).toBe(0)
  })

  it('have no items of a cancelled order', async ({ expect }) => {
    await operate({ method: 'POST', path: `/operator/orders/${order.code}/cancel`, body: {} })
    expect((await file()).errors[0]).toMatchObject({ code: 'claim_amount' })
    expect(await claimsOf()).toBe(0)
  })

  it.for([
    [{ orderCode: '1999000001' }, 'orderCode', 'claim_order'],
    [{ email: 'x@shop.example' }, 'orderCode', 'claim_order'],
    [{ itemId: 'unknown' }, 'itemId', 'claim_item'],
    [{ amount: 0 }, 'amount', undefined],
    [{ amount: -1 }, 'amount', undefined],
    [{ name: ' ' }, 'name', undefined],
    [{ email: 'karla' }, 'email', undefined],
    [{ description: '' }, 'description', undefined],
    [{ description: 'x'.repeat(2001) }, 'description', undefined],
  ] as const)('refuse %j at its field', async ([changes, field, code], { expect }) => {
    const { errors } = await file(changes)
    expect(errors[0]).toMatchObject({ status: 422, field, ...(code && { code }) })
    expect(await claimsOf()).toBe(0)
    expect(await mailsTo(email)).not.toContain('claim')
  })

  it('keep script, emoji and right-to-left as text', async ({ expect }) => {
    await file({ description: '<script>alert(1)</script> 🛠 שלום' })
    const html = await valueOf(
      `SELECT html FROM mail WHERE recipient = ?1 ORDER BY rowid DESC LIMIT 1`,
      email,
    )
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; 🛠 שלום')
  })

  it('find orders by number and address, rate limited', async ({ expect }) => {
    const find = (orderCode: string, of = email) =>
      request(contract.findClaimOrder, { body: { orderCode, email: of } })
    expect((await find(`# ${order.code}`, email.toUpperCase())).response.data.order).toMatchObject({
      code: order.code,
      items: [{ id: itemId(), amount: 2 }],
    })
    expect((await find(order.code, 'x@shop.example')).response.data.order).toBeNull()
    for (let count = 0; count < 40; count++) await find(String(count + 1))
    expect((await find('1')).status).toBe(429)
  })
})

describe('§2 warranty claims of a customer', () => {
  it('are listed, exported, and deleted with the account; nobody else has them', async ({
    expect,
  }) => {
    const bearer = await loginAs('kunde@luftbasis.example')
    const stranger = await loginAs('handwerk@luftbasis.example')
    await request(addCartItem, { bearer, body: { id: 's100', amount: 1 } })
    // Ordered with another address than the account's, but still the customer's order.
    order = (await place('', orderBody(35.9, { email }), { bearer })).response.data
    const own = { email: 'kunde@luftbasis.example' }
    expect((await file(own, { bearer: stranger })).errors[0]).toMatchObject({ code: 'claim_order' })
    const { number } = (await file(own, { bearer })).response.data
    const list = async (as: string) =>
      (await request(contract.getClaims, { bearer: as })).response.data.map((one) => one.number)
    expect(await list(bearer)).toEqual([number])
    expect(await list(stranger)).toEqual([])
    expect((await request(contract.getClaims, {})).status).toBe(401)
    const exported = (await request(exportUser, { bearer })).response.data
    expect(exported.claims?.map((one) => one.number)).toEqual([number])
    const id = String(await valueOf('SELECT customer_id FROM sale_order WHERE id = ?1', order.id))
    await deleteCustomer(env.DB, { id, ...own })
    expect(await contactOf(number)).toMatchObject({ name: 'Karla Kunde', ...own })
  })

  it('are deleted three years after their own, with their history', async ({ expect }) => {
    await file()
    const { number } = (await file()).response.data
    await env.DB.prepare("UPDATE warranty_claim SET received_at = '2020-05-01' WHERE number = ?1")
      .bind(number)
      .run()
    await clearExpired(env.DB)
    expect(await claimsOf()).toBe(1)
    const orphans = `SELECT count(*) FROM warranty_claim_event
      WHERE claim_id NOT IN (SELECT id FROM warranty_claim)`
    expect(await valueOf(orphans)).toBe(0)
  })
})

describe('§2 warranty claims: the operator', () => {
  it('sees open ones and changes their state, each change with a mail and in the history', async ({
    expect,
  }) => {
    const { number, token } = (await file()).response.data
    const open = await operate({ method: 'GET', path: '/operator/claims' })
    expect(JSON.stringify(open.response)).toContain(number)
    expect(JSON.stringify(open.response)).not.toContain(token)
    await set(number, { state: 'in_review' })
    await set(number, { state: 'awaiting_goods', note: 'Bitte gut verpacken.' })
    await set(number, { state: 'accepted' })
    const { status } = await set(number, { state: 'settled', note: 'Ersatz ist unterwegs.' })
    expect(status).toBe(200)
    const { history } = (await request(contract.getClaim, { params: { token } })).response.data
    expect(history.map(({ state, note }) => [state, note])).toEqual([
      ['received', ''],
      ['in_review', ''],
      ['awaiting_goods', 'Bitte gut verpacken.'],
      ['accepted', ''],
      ['settled', 'Ersatz ist unterwegs.'],
    ])
    expect(await mailsTo(email)).toMatch(
      /claim_receipt,claim_in_review,claim_awaiting_goods,claim_accepted,claim_settled$/,
    )
    expect((await findLastMail(email))?.text).toContain('Ersatz ist unterwegs.')
    const now = await operate({ method: 'GET', path: '/operator/claims' })
    expect(JSON.stringify(now.response)).not.toContain(number)
  })

  it('is refused with a message: no reason, invalid change, unknown claim or state', async ({
    expect,
  }) => {
    const { number } = (await file()).response.data
    expect((await set(number, { state: 'rejected' })).response).toMatchObject({
      code: 'note_needed',
    })
    await set(number, { state: 'settled', note: 'Erledigt.' })
    expect((await set(number, { state: 'accepted' })).response).toMatchObject({
      status: 409,
      code: 'not_possible',
    })
    expect((await set('NONE', { state: 'accepted' })).status).toBe(404)
    expect((await set(number, { state: 'lost' })).status).toBe(422)
    const path = '/operator/claims?state=lost'
    expect((await operate({ method: 'GET', path })).status).toBe(422)
  })

  it('is executed once, however often and concurrently', async ({ expect }) => {
    const { number } = (await file()).response.data
    const key = crypto.randomUUID()
    const replies = await Promise.all([1, 2, 3].map(() => set(number, { state: 'in_review' }, key)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(String(await mailsTo(email)).match(/claim_in_review/g)).toHaveLength(1)
    expect((await set(number, { state: 'accepted' }, key)).response).toMatchObject({
      code: 'key_reused',
    })
    const two = await Promise.all(
      ['accepted', 'awaiting_goods'].map((state) => set(number, { state })),
    )
    const events = await valueOf(
      `SELECT count(*) FROM warranty_claim_event
      WHERE claim_id = (SELECT id FROM warranty_claim WHERE number = ?1)`,
      number,
    )
    expect(events).toBe(2 + two.filter(({ status }) => status === 200).length)
  })
})
