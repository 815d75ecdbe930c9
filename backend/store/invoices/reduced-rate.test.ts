import { env, SELF } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { getInvoices } from '../../../domain/contract/store-invoices.ts'
import { getOrderByToken } from '../../../domain/contract/store-checkout.ts'
import { writeCii } from '../../../domain/invoice/cii/write-cii.ts'
import { toMinor } from '../../../domain/minor-units.ts'
import { readConfig } from '../../env.ts'
import { settle } from '../../pay/settle.ts'
import { textOfPdf } from '../../testing/pdf-text.ts'
import { operate } from '../../testing/operator.ts'
import { request } from '../../testing/request.ts'
import { runImport } from '../../testing/run-import.ts'
import { cartOf, guestCart, orderBody, place, restock } from '../../testing/shop.ts'
import { findStoredOrder } from '../orders/stored-order.ts'
import { issueDue } from './issue-due.ts'
import { loadOrderFacts } from './order-facts.ts'

const now = new Date('2026-11-25T10:00:00Z')
const importClass = (taxClass: string) =>
  runImport('products', [{ cells: { id: 'letzter', taxClass } }])

async function paidOrder(variantId: string, amount = 1) {
  const cartToken = await guestCart(variantId, amount)
  const cart = await cartOf(cartToken)
  const { totalWithTax } = cart.prices
  const shipping = totalWithTax < (cart.freeShippingAt ?? Infinity) ? 5.9 : 0
  const body = orderBody(toMinor(totalWithTax + shipping) / 100, { payment_id: 'card' })
  const { response, errors } = await place(cartToken, body)
  if (errors[0]) throw new Error(errors[0].title)
  const stored = await findStoredOrder(env.DB, 'token', response.data.token)
  if (stored) await settle(env.DB, stored, 'paid', readConfig(env), now)
  return { order: response.data, cart }
}

async function invoiceOf(orderId: string, kind: 'invoice' | 'credit_note' = 'invoice') {
  const facts = await loadOrderFacts(env.DB, 'id', orderId)
  const issued = facts ? await issueDue(env.DB, facts, now) : []
  const invoice = issued.find((one) => one.invoice.kind === kind)?.invoice
  if (!invoice) throw new Error(`There is no ${kind}`)
  return invoice
}

describe('law: Dir. 2006/112/EC Art. 98, a class of goods from the import to the invoice', () => {
  it('is refused in an import where there is no such class', async ({ expect }) => {
    expect((await importClass('cheap')).errors).toMatchObject([{ column: 'taxClass' }])
  })

  it('is the reduced rate in cart, order, invoice, its XML and its PDF', async ({ expect }) => {
    await restock('last1', 10)
    expect((await importClass('reduced')).errors).toEqual([])
    const { order, cart } = await paidOrder('last1')
    expect(cart.items[0]).toMatchObject({ taxClass: 'reduced' })
    expect(order.document?.taxes.map(({ rate }) => rate)).toEqual([7])

    const invoice = await invoiceOf(order.id)
    expect(invoice.taxes).toMatchObject([{ category: 'S', rate: 7 }])
    for (const { net, vat, gross } of invoice.taxes) {
      // BR-CO-17: VAT is rate times base; BR-CO-14 and 15: totals are sums of the parts.
      expect(Math.abs(toMinor(vat) - toMinor(net) * 0.07)).toBeLessThanOrEqual(1)
      expect(toMinor(net) + toMinor(vat)).toBe(toMinor(gross))
    }
    expect(invoice.totals.order).toEqual(order.document?.totals.order)

    const xml = writeCii(invoice, 'en16931')
    const rates = [...xml.matchAll(/<ram:RateApplicablePercent>([\d.]+)</g)].map(([, rate]) => rate)
    expect(rates.length).toBeGreaterThan(1)
    expect(new Set(rates.map(Number))).toEqual(new Set([7]))
    const bases = [...xml.matchAll(/<ram:BasisAmount>([\d.]+)</g)].map(([, base]) => Number(base))
    // BR-S-08: the base of a rate is the net of all its parts.
    expect(bases).toContain(invoice.totals.order.net)

    const { token } = order
    const listed = (await request(getInvoices, { params: { token } })).response.data
    const { id } = listed.find(({ kind }) => kind === 'invoice') ?? {}
    const path = getInvoices.path.replace(':token', token)
    const pdf = await SELF.fetch(`http://backend/${getInvoices.upstream}${path}/${id}/pdf`)
    expect(await textOfPdf(new Uint8Array(await pdf.arrayBuffer()))).toMatch(/7\s%/)
  })
  it('stays that of the order, in part cancellations too, when the class changes afterwards', async ({
    expect,
  }) => {
    await restock('last1', 10)
    expect((await importClass('reduced')).errors).toEqual([])
    const { order } = await paidOrder('last1', 2)
    expect((await importClass('standard')).errors).toEqual([])
    const ratesOf = ({ taxes }: { taxes: { rate: number }[] }) => taxes.map(({ rate }) => rate)
    expect(ratesOf(await invoiceOf(order.id)), 'issued after the change').toEqual([7])

    const body = {
      key: crypto.randomUUID(),
      items: [{ item: order.items[0]?.id ?? '', amount: 1 }],
    }
    const path = `/operator/orders/${order.code}/cancel`
    expect((await operate({ method: 'POST', path, body })).status).toBe(200)
    expect(ratesOf(await invoiceOf(order.id, 'credit_note'))).toEqual([7])
    const { response } = await request(getOrderByToken, { params: { token: order.token } })
    expect(response.data.document?.taxes.map(({ rate }) => rate)).toEqual([7])
  })
})
