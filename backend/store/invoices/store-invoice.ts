import { rawRows } from '../../db/rows.ts'
import type { InvoiceKind, InvoiceModel } from '../../../domain/invoice/invoice.ts'
import { invoiceByCause, type StoredInvoice } from './stored-invoice.ts'

/** Number series by kind. */
const prefixes: Record<InvoiceKind, string> = { invoice: 'RE', credit_note: 'GS', proforma: 'PF' }

export interface NewInvoice {
  model: InvoiceModel
  orderId: string
  /** Cause: the same one returns the same document. */
  cause: string
  /** Sequence number of its kind for the order, from 1. */
  nth: number
  now: Date
}

/**
 * A single statement takes the next number and stores the document: a failure leaves neither, so
 * there are no gaps, and SQLite serialises writes, so there are no duplicates.
 */
export function insertInvoice(
  db: D1Database,
  { model, orderId, cause, nth, now }: NewInvoice,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO invoice (id, kind, year, sequence, number, order_id, nth, cause, issued_at, model)
      SELECT ?1, ?2, ?3, next, printf('%s%d-%05d', ?4, ?3, next), ?5, ?6, ?7, ?8, ?9
      FROM (SELECT coalesce(max(sequence), 0) + 1 AS next FROM invoice WHERE kind = ?2 AND year = ?3)
      WHERE true ON CONFLICT DO NOTHING`,
    )
    .bind(
      crypto.randomUUID(),
      model.kind,
      Number(model.issueDate.slice(0, 4)),
      prefixes[model.kind],
      orderId,
      nth,
      cause,
      now.toISOString(),
      JSON.stringify(model),
    )
}

/** Null if a concurrent document of the order was stored first: this one was built without it. */
export async function storeInvoice(
  db: D1Database,
  issued: NewInvoice,
): Promise<StoredInvoice | null> {
  const { statement, parse } = invoiceByCause(db, issued.cause)
  const [, found] = await db.batch([insertInvoice(db, issued), statement])
  return parse(rawRows(found))[0] ?? null
}
