import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { missingFields } from '../../../domain/merchant/missing-fields.ts'
import { shopTime } from '../../../domain/time/day.ts'
import { drawInvoice } from '../../../domain/invoice/draw-invoice.ts'
import { drawRemainder, type Reduction } from '../../../domain/invoice/draw-remainder.ts'
import { fromThousandths } from '../../db/thousandths.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import { isTransfer } from '../../pay/bank-account.ts'
import { toDecimal } from '../../../domain/minor-units.ts'
import type { OrderEvent, OrderFacts } from './order-facts.ts'
import { paymentFacts } from './payment-facts.ts'
import { storeInvoice } from './store-invoice.ts'
import type { StoredInvoice } from './stored-invoice.ts'

/**
 * Issues the invoice of an order's events; null while none is due. An exempt supply is invoiced
 * after dispatch: date and destination are its evidence.
 */
export async function issueInvoice(
  db: D1Database,
  { order, events }: OrderFacts,
  now: Date,
): Promise<StoredInvoice | null> {
  const { document } = order
  const due = events.findIndex(({ kind }) => kind === 'invoice_due')
  const shipped = events.find(({ kind }) => kind === 'shipped')
  if (!document || due < 0 || (document.tax.category !== 'S' && !shipped)) return null
  const merchant = await loadMerchant(db)
  if (!isSeller(merchant)) return null
  const issueDate = shopTime(now).day
  const whole = drawInvoice(document, merchant, {
    kind: 'invoice',
    issueDate,
    deliveryDate: shipped ? shopTime(new Date(shipped.at)).day : null,
    payment: paymentFacts(order, merchant, { issueDate, paidAt: paidAt(events) }),
  })
  const model = drawRemainder(whole, events.slice(0, due).flatMap(reductionOf))
  if (!model) return null
  return storeInvoice(db, { model, orderId: order.id, cause: `invoice:${order.id}`, nth: 1, now })
}

/**
 * For an order that waits for a transfer: a pro forma for bookkeeping, and another one when less is
 * owed.
 */
export async function issueProforma(
  db: D1Database,
  { order, events, issued }: OrderFacts,
  now: Date,
): Promise<StoredInvoice | null> {
  const isOpen = order.status === 'new' || order.status === 'payment_failed'
  const isInvoiced = events.some(({ kind }) => kind === 'invoice_due')
  const { document } = order
  if (!document || !isOpen || isInvoiced || !isTransfer(order)) return null
  const merchant = await loadMerchant(db)
  if (!isSeller(merchant)) return null
  const issueDate = shopTime(now).day
  const whole = drawInvoice(document, merchant, {
    kind: 'proforma',
    issueDate,
    deliveryDate: null,
    payment: paymentFacts(order, merchant, { issueDate, paidAt: null }),
  })
  const model = drawRemainder(whole, events.flatMap(reductionOf))
  const earlier = issued.flatMap(({ invoice }) => (invoice.kind === 'proforma' ? [invoice] : []))
  const owed = model?.totals.order.gross
  if (!model || earlier.at(-1)?.totals.order.gross === owed) return null
  const nth = earlier.length + 1
  const cause = nth === 1 ? `proforma:${order.id}` : `proforma:${order.id}:${nth}`
  return storeInvoice(db, { model, orderId: order.id, cause, nth, now })
}

/** Without its seller a document is issued later: it can never be changed. */
export function isSeller(merchant: Merchant): boolean {
  return missingFields(merchant, { locales: [], currencies: [], markets: [] }).length === 0
}

/** Also of an order that was cancelled and refunded since. */
function paidAt(events: readonly OrderEvent[]): string | null {
  return events.find(({ kind }) => kind === 'paid')?.at ?? null
}

/** Deductions of an event; events without a credit have none. */
function reductionOf({ kind, data }: OrderEvent): Reduction[] {
  if (kind === 'credit_note_due' || data.credit === undefined) return []
  return [{ items: itemsOf(data), gross: toDecimal(data.credit) }]
}

export function itemsOf({ items = {}, cancelled = {} }: OrderEvent['data']) {
  return [...Object.entries(items), ...Object.entries(cancelled)].map(([lineId, amount]) => ({
    lineId,
    amount: fromThousandths(amount),
  }))
}
