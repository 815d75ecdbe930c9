import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { readConfig } from '../../env.ts'
import { guestCart, orderBody, place, restock, valueOf } from '../../testing/shop.ts'
import { orderConfirmation } from '../order/order-confirmation.ts'
import { loadSender } from '../sender.ts'
import { findStoredOrder } from '../../store/orders/stored-order.ts'
import { drawDrafts } from './draw-drafts.ts'

const draw = () => drawDrafts(env.DB, readConfig(env), { limit: 10 })

async function newOrder() {
  await restock('s100', 10)
  return (await place(await guestCart('s100', 2), orderBody(65.9))).response.data
}
const mailOf = (orderId: string) =>
  env.DB.prepare(
    `SELECT id, subject, html, text, attachments, draft, due_at, failure FROM mail
      WHERE order_id = ?1 AND kind = 'order_confirmation'`,
  )
    .bind(orderId)
    .first()

describe('§7 the mail of an order is rendered when it is sent', () => {
  it('is stored as a draft in the transaction of the order', async ({ expect }) => {
    const { id } = await newOrder()
    const mail = await mailOf(id)
    expect(mail).toMatchObject({ subject: '', html: '', text: '', failure: null })
    expect(mail?.['draft']).toContain('order_confirmation')
    expect(mail?.['due_at']).not.toBeNull()
  })

  it('is rendered from the stored order, once', async ({ expect }) => {
    const { id } = await newOrder()
    await draw()
    const stored = await findStoredOrder(env.DB, 'id', id)
    const sender = await loadSender(env.DB, readConfig(env), 'de')
    if (!stored) throw new Error('The order is not there')
    const { attachments, kind, ...content } = orderConfirmation(sender, stored.order, {
      isProven: false,
    })
    const mail = await mailOf(id)
    expect(kind).toBe('order_confirmation')
    expect(mail).toMatchObject({
      ...content,
      attachments: JSON.stringify(attachments),
      draft: null,
    })
    await env.DB.prepare(`UPDATE merchant SET value = json_set(value, '$.company', 'Andere')`).run()
    expect(await draw()).toBe(0)
    expect(await mailOf(id)).toEqual(mail)
  })

  it('comes with one to the merchant, who learns what is to be packed', async ({ expect }) => {
    await env.DB.prepare(
      `UPDATE merchant SET value = json_set(value, '$.ordersEmail', 'orders@shop.example')`,
    ).run()
    const { code, customer } = await newOrder()
    await Promise.all([draw(), draw()])
    const notices = await env.DB.prepare(
      `SELECT subject, text FROM mail WHERE recipient = 'orders@shop.example'`,
    ).all()
    expect(notices.results).toHaveLength(1)
    const [notice] = notices.results
    expect(notice).toMatchObject({ subject: `Neue Bestellung ${code}` })
    const text = String(notice?.['text']).replaceAll('\u00A0', ' ')
    for (const part of ['2 Stück', customer.name, customer.email, '65,90'])
      expect(text).toContain(part)
  })

  it('is announced in the language of the merchant’s country', async ({ expect }) => {
    await env.DB.prepare(
      `UPDATE merchant SET value = json_set(value, '$.ordersEmail', 'orders@shop.example', '$.country', 'CZE')`,
    ).run()
    const { code } = await newOrder()
    await draw()
    const text = `SELECT text FROM mail WHERE subject = 'Nová objednávka ' || ?1`
    expect(await valueOf(text, code)).toContain('2\u00A0ks')
  })

  it('comes alone where the merchant wants none', async ({ expect }) => {
    await env.DB.prepare(`UPDATE merchant SET value = json_remove(value, '$.ordersEmail')`).run()
    const { code } = await newOrder()
    await draw()
    const subject = `Neue Bestellung ${code}`
    expect(await valueOf('SELECT count(*) FROM mail WHERE subject = ?1', subject)).toBe(0)
  })

  it('is discarded if its order is gone', async ({ expect }) => {
    const { id } = await newOrder()
    await env.DB.prepare(`UPDATE mail SET order_id = 'gone' WHERE order_id = ?1`).bind(id).run()
    await draw()
    expect(await mailOf('gone')).toMatchObject({
      draft: null,
      due_at: null,
      failure: 'its order is gone',
    })
  })

  it('waits if it cannot be rendered, without blocking others', async ({ expect }) => {
    const [broken, whole] = [await newOrder(), await newOrder()]
    await env.DB.prepare(`UPDATE sale_order SET snapshot = '{}' WHERE id = ?1`)
      .bind(broken.id)
      .run()
    await draw()
    expect((await mailOf(whole.id))?.['text']).toContain(whole.code)
    const mail = await mailOf(broken.id)
    expect(mail).toMatchObject({ text: '', failure: null })
    expect(await valueOf('SELECT count(*) FROM mail WHERE draft IS NOT NULL')).toBe(1)
  })
})
