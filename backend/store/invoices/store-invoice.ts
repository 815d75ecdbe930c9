import { rawRows } from '../../db/rows.ts'
import type { InvoiceKind, InvoiceModel } from '../../../domain/invoice/invoice.ts'
import { invoiceByCause, type StoredInvoice } from './stored-invoice.ts'

/** Each kind is a series of its own. */
const prefixes: Record<InvoiceKind, string> = { invoice: 'RE', credit_note: 'GS', proforma: 'PF' }

export interface NewInvoice {
  model: InvoiceModel
  orderId: string
  /** The same cause gives the same document again. */
  cause: string
  /** Which of its kind it is for the order, from 1. */
  nth: number
  now: Date
}

/**
 * One statement takes the next number and stores what it is for: a failure leaves neither, so no
 * number is ever lost, and SQLite writes one at a time, so none is given twice.
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

/** Null where another document of the order took its place meanwhile: it was drawn without that. */
export async function storeInvoice(
  db: D1Database,
  issued: NewInvoice,
): Promise<StoredInvoice | null> {
  const { statement, parse } = invoiceByCause(db, issued.cause)
  const [, found] = await db.batch([insertInvoice(db, issued), statement])
  return parse(rawRows(found))[0] ?? null
}
