import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { getOrderByToken, type PlaceOrder } from '../../../domain/contract/store-checkout.ts'
import type { Order } from '../../../domain/order/order.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import { operate } from '../../testing/operator.ts'
import { drawMails } from '../../testing/last-mail.ts'
import { textOfPdf } from '../../testing/pdf-text.ts'
import { request } from '../../testing/request.ts'
import { guestCart, orderBody, place, valueOf } from '../../testing/shop.ts'
import { type Attachment, AttachmentRef } from '../attachments/attachment-ref.ts'
import { makeAttachments } from '../attachments/make-attachments.ts'
import { isSuppressed } from './suppression.ts'

const newOrder = async (): Promise<Order> =>
  (await place(await guestCart('s100', 1), orderBody(35.9))).response.data
const orderPage = async ({ token }: Order) =>
  (await request(getOrderByToken, { query: {}, params: { token } })).response.data
const suppression = (email: string, reason: string | null) =>
  operate({ method: 'PUT', path: '/operator/mail/suppression', body: { email, reason } })

/** The general terms page stands in for a separate one. */
const termsAs = (page: 'businessTerms' | 'withdrawal') =>
  env.DB.prepare(
    `UPDATE merchant SET value = json_set(value, '$.pages.' || ?1, json(value -> '$.pages.terms'))`,
  )
    .bind(page)
    .run()

async function attachmentsOf({ id }: Order): Promise<Attachment[]> {
  await drawMails()
  const stored = await valueOf('SELECT attachments FROM mail WHERE order_id = ?1', id)
  const refs = AttachmentRef.array().parse(JSON.parse(String(stored)))
  return makeAttachments(env.DB, refs, new Date())
}

async function filesOf(order: Order): Promise<{ name: string; text: string }[]> {
  const files = await attachmentsOf(order)
  return files.map(({ name, content }) => ({ name, text: new TextDecoder().decode(content) }))
}

describe('bad input: a bouncing address', () => {
  it('gets no further mail, and the page of the order says so', async ({ expect }) => {
    const order = await newOrder()
    expect(await orderPage(order)).not.toHaveProperty('isMailUndeliverable')
    const { email } = order.customer
    const { status } = await suppression(email.toUpperCase(), 'bounce')
    expect(status).toBe(200)
    expect(await isSuppressed(env.DB, email)).toBe(true)
    expect(await orderPage(order)).toMatchObject({ isMailUndeliverable: true })
    expect(await valueOf('SELECT count(*) FROM mail WHERE due_at IS NOT NULL')).toBe(0)
    await suppression(email, null)
    expect(await isSuppressed(env.DB, email)).toBe(false)
  })

  it.for([
    { email: 'no address', reason: 'bounce' },
    { email: 'anna@example.org', reason: 'mood' },
  ])('refuses %j', async (body, { expect }) => {
    const { status } = await operate({ method: 'PUT', path: '/operator/mail/suppression', body })
    expect(status).toBe(422)
  })
})

describe('law 4, 9: attachments of a confirmation on a durable medium', () => {
  it('are the accepted texts, whatever the page says since', async ({ expect }) => {
    const order = await newOrder()
    const before = await filesOf(order)
    expect(before.length).toBeGreaterThan(0)
    await env.DB.prepare(`UPDATE page SET content = '<p>Alles ist anders.</p>'`).run()
    expect(await filesOf(order)).toEqual(before)
    const later = await filesOf(await newOrder())
    expect(later.map(({ text }) => text).join()).toContain('Alles ist anders.')
  })

  it('include the model withdrawal form as a file to print, with its order', async ({ expect }) => {
    await termsAs('withdrawal')
    const order = await newOrder()
    await drawMails()
    const mail = await valueOf('SELECT text FROM mail WHERE order_id = ?1', order.id)
    const merchant = await loadMerchant(env.DB)
    expect(mail).toContain(`${merchant.city}, ${merchant.phone}, ${merchant.email}`)
    const files = await attachmentsOf(order)
    const form = files.find(({ name }) => name.startsWith('muster-widerrufsformular'))
    expect(form?.name).toBe(`muster-widerrufsformular-${order.code}.pdf`)
    const text = await textOfPdf(form?.content ?? new Uint8Array())
    expect(text).toContain('Hiermit widerrufe(n) ich/wir (*)')
    expect(text).toContain(merchant.company)
    expect(text).toContain(merchant.email)
    expect(text).toContain(`erhalten am (*): ${order.code}`)
  })

  it('include the business terms if a business accepted them', async ({ expect }) => {
    await termsAs('businessTerms')
    const business = { business_name: 'Lüfter GmbH', TIN: '', VATIN: '' }
    const filesFor = async (changes: Partial<PlaceOrder>) => {
      const body = orderBody(65.9, changes)
      const files = await filesOf((await place(await guestCart('s100', 2), body)).response.data)
      return files.map(({ name }) => name)
    }
    const agreed = await filesFor({ business, business_terms: true })
    expect(agreed.length).toBe((await filesFor({ business })).length + 1)
  })
})
