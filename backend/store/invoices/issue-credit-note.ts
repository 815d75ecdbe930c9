import { shopTime } from '../../../domain/time/day.ts'
import { type Credit, drawCreditNote } from '../../../domain/invoice/credit-note.ts'
import { storeInvoice } from './store-invoice.ts'
import { findInvoice, invoicesOf, type StoredInvoice } from './stored-invoice.ts'

export interface CreditRequest extends Pick<Credit, 'reason' | 'items' | 'gross' | 'isSetOff'> {
  orderId: string
  /** Idempotency key of the credit note. */
  key: string
}

const tries = 5

/**
 * Credits a part of an order's invoice, or the rest of it. Throws CreditRefused above the invoiced
 * amount; null without an invoice.
 */
export async function issueCreditNote(
  db: D1Database,
  { orderId, key, reason, items, gross, isSetOff = false }: CreditRequest,
  now: Date,
): Promise<StoredInvoice | null> {
  const cause = `credit:${key}`
  for (let attempt = 0; attempt < tries; attempt++) {
    // Each retry is based on the concurrent credit note that won.
    // oxlint-disable-next-line no-await-in-loop
    const [issued, documents] = await Promise.all([
      findInvoice(db, 'cause', cause),
      invoicesOf(db, orderId),
    ])
    if (issued) return issued
    const invoice = documents.find((document) => document.invoice.kind === 'invoice')
    if (!invoice) return null
    const earlier = documents.flatMap((document) =>
      document.invoice.kind === 'credit_note' ? [document.invoice] : [],
    )
    const issueDate = shopTime(now).day
    const credit = { reason, items, issueDate, isSetOff, ...(gross === undefined ? {} : { gross }) }
    const model = drawCreditNote(invoice.invoice, earlier, credit)
    const nth = earlier.length + 1
    // oxlint-disable-next-line no-await-in-loop
    const stored = await storeInvoice(db, { model, orderId, cause, nth, now })
    if (stored) return stored
  }
  throw new Error('The order is credited faster than it can be credited')
}
