import { env } from 'cloudflare:test'
import { beforeEach, describe, it, vi } from 'vitest'
import { seller } from '../../../domain/invoice/testing/corpus.ts'
import { writeCii } from '../../../domain/invoice/cii/write-cii.ts'
import type { Order } from '../../../domain/order/order.ts'
import { operate } from '../../testing/operator.ts'
import { textOfPdf } from '../../testing/pdf-text.ts'
import { guestCart, orderBody, place, restock } from '../../testing/shop.ts'
import { issueDue } from './issue-due.ts'
import { loadOrderFacts } from './order-facts.ts'
import { invoicePdf } from './pdf/invoice-pdf.ts'

/** 3 fans of 30.00; on account, which is not available to guests. */
async function newOrder(payment: 'invoice' | 'card'): Promise<Order> {
  const placed = await place(await guestCart('s100', 3), orderBody(95.9, { payment_id: 'card' }))
  const order = placed.response.data
  if (payment === 'card') return order
  const account = JSON.stringify({ id: 'invoice', name: 'Rechnung', online: false })
  await env.DB.prepare(
    `UPDATE sale_order SET snapshot = json_set(snapshot, '$.payment', json(?2)), pay_until = NULL
    WHERE id = ?1`,
  )
    .bind(order.id, account)
    .run()
  return order
}

function command({ code }: Order, step: string, more: object = {}) {
  const body = { key: crypto.randomUUID(), ...more }
  return operate({ method: 'POST', path: `/operator/orders/${code}/${step}`, body })
}

const oneFan = { items: [{ item: 'LB-S100', amount: 1 }] }

async function documentsOf({ id }: Order) {
  const facts = await loadOrderFacts(env.DB, 'id', id)
  const issued = facts ? await issueDue(env.DB, facts, new Date()) : []
  return issued.map(({ invoice }) => invoice)
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await env.DB.prepare('DELETE FROM attempt').run()
  await restock('s100', 10)
  return () => vi.restoreAllMocks()
})

describe('§4 a credit note', () => {
  it('of an unpaid invoice says that less is to be paid, one of a paid invoice what is paid back', async ({
    expect,
  }) => {
    const order = await newOrder('invoice')
    await command(order, 'shipped', { carrier: 'DHL' })
    await command(order, 'withdrawn', oneFan)
    await command(order, 'paid')
    await command(order, 'withdrawn', oneFan)
    const [invoice, setOff, refund] = await documentsOf(order)
    if (!invoice || !setOff || !refund) throw new Error('Documents are missing')
    expect(setOff.totals.order.gross).toBe(30)
    const [unpaid, paid] = [
      await textOfPdf(await invoicePdf(setOff, seller)),
      await textOfPdf(await invoicePdf(refund, seller)),
    ].map((text) => text.replaceAll(/\s+/g, ' '))
    expect(unpaid).toContain('Gutgeschriebener Betrag')
    expect(unpaid).toContain(`was zur Rechnung ${invoice.number} zu zahlen ist`)
    expect(unpaid).not.toMatch(/Erstattungsbetrag|erstattet/)
    expect(writeCii(setOff, 'en16931')).not.toContain('erstattet')
    expect(paid).toContain('Erstattungsbetrag')
    expect(paid).toContain('erstattet')
  })

  it('comes with a paid invoice, if the order was cancelled before that was issued', async ({
    expect,
  }) => {
    const order = await newOrder('card')
    await command(order, 'paid')
    await command(order, 'cancel')
    await command(order, 'refund')
    const [invoice, note] = await documentsOf(order)
    expect(invoice?.payment).toMatchObject({ paid: 95.9, dueDate: null, reference: '' })
    expect(note?.payment).not.toHaveProperty('isSetOff')
    expect(note?.totals.order.gross).toBe(95.9)
  })
})
