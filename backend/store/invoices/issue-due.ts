import type { Credit } from '../../../domain/invoice/credit-note.ts'
import { toDecimal } from '../../../domain/minor-units.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { issueInvoice, issueProforma, itemsOf } from './issue-invoice.ts'
import type { OrderFacts } from './order-facts.ts'
import { invoicesOf, type StoredInvoice } from './stored-invoice.ts'

const reasons: Record<string, Credit['reason']> = {
  withdrawn: 'withdrawal',
  cancelled: 'cancellation',
  partly_cancelled: 'cancellation',
  reduced: 'goodwill',
}

/** Issues the missing documents of an order's events, and returns all. */
export async function issueDue(
  db: D1Database,
  facts: OrderFacts,
  now: Date,
): Promise<StoredInvoice[]> {
  const { order, events, issued } = facts
  const isInvoiced = issued.some(({ invoice }) => invoice.kind === 'invoice')
  const fresh = [
    isInvoiced ? null : await issueInvoice(db, facts, now),
    isInvoiced ? null : await issueProforma(db, facts, now),
  ].flatMap((one) => one ?? [])
  const firstPaid = events.findIndex(({ kind }) => kind === 'paid' || kind === 'reinstated')
  const credited = events.flatMap((event, index) =>
    event.kind === 'credit_note_due' && event.data.credit !== undefined
      ? [{ ...event, isSetOff: firstPaid < 0 || firstPaid > index }]
      : [],
  )
  for (const { id, data, isSetOff } of credited) {
    // Sequential: each document contains what earlier ones have not invoiced.
    // oxlint-disable-next-line no-await-in-loop
    await issueCreditNote(
      db,
      {
        orderId: order.id,
        key: id,
        reason: reasons[data.cause ?? ''] ?? 'return',
        items: itemsOf(data),
        gross: toDecimal(data.credit ?? 0),
        isSetOff,
      },
      now,
    )
  }
  return credited.length === 0 ? [...issued, ...fresh] : invoicesOf(db, order.id)
}
