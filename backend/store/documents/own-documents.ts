import * as z from 'zod'
import type { CustomerDocument } from '../../../domain/contract/store-documents.ts'
import { shopTime } from '../../../domain/day.ts'
import { documentState } from '../../../domain/invoice/document-state.ts'
import { amountDue, InvoiceKind, InvoiceModel } from '../../../domain/invoice/invoice.ts'
import { Order } from '../../../domain/order/order.ts'
import { json } from '../../db/columns.ts'
import { hasRow, query, readBatch, type RowOf, rowSchema, totalQuery } from '../../db/rows.ts'
import { findInvoice, isXrechnung, type StoredInvoice } from '../invoices/stored-invoice.ts'

const DocumentRow = rowSchema('invoice', {
  id: z.string(),
  kind: InvoiceKind,
  number: z.string(),
  model: json(InvoiceModel),
  orderId: z.string(),
  orderCode: z.string(),
  status: Order.shape.status,
})

interface Wanted {
  perPage: number
  offset: number
  /** Empty for all. */
  kind: string
  search: string
}

const found = `FROM invoice AS i JOIN sale_order AS o ON o.id = i.order_id
  WHERE o.customer_id = ?1 AND ?2 IN ('', i.kind) AND (instr(lower(i.number), ?3) > 0
    OR instr(lower(o.code), ?3) > 0 OR instr(lower(i.model ->> '$.customerOrderNumber'), ?3) > 0)`

/** A page of a customer's documents, newest first, and how many there are. */
export async function listDocuments(
  db: D1Database,
  customerId: string,
  { perPage, offset, kind, search }: Wanted,
  now: Date,
): Promise<{ documents: CustomerDocument[]; total: number }> {
  const wanted = [customerId, kind, search.trim().toLowerCase()] as const
  const list = db
    .prepare(
      `SELECT i.id, i.kind, i.number, i.model, o.id AS order_id, o.code AS order_code, o.status ${found}
      ORDER BY i.issued_at DESC, i.rowid DESC LIMIT ?4 OFFSET ?5`,
    )
    .bind(...wanted, perPage, offset)
  const count = db.prepare(`SELECT count(*) AS total ${found}`).bind(...wanted)
  const [rows, total] = await readBatch(db, [query(list, DocumentRow), totalQuery(count)])
  const today = shopTime(now).day
  return { documents: rows.map((row) => documentOf(row, today)), total }
}

/** An invoice, credit note or pro forma of this customer's orders. */
export async function findOwnInvoice(
  db: D1Database,
  customerId: string,
  id: string,
): Promise<StoredInvoice | null> {
  const isOwn = await hasRow(
    db
      .prepare(
        `SELECT 1 FROM invoice AS i JOIN sale_order AS o ON o.id = i.order_id
        WHERE i.id = ?1 AND o.customer_id = ?2`,
      )
      .bind(id, customerId),
  )
  return isOwn ? findInvoice(db, 'id', id) : null
}

function documentOf(row: RowOf<typeof DocumentRow>, today: string): CustomerDocument {
  const { id, kind, number, model, orderId, orderCode, status } = row
  const { issueDate, currencyCode, totals, payment } = model
  const facts = { kind, status, wasPaid: amountDue(model) <= 0, dueDate: payment.dueDate }
  const state = documentState(facts, today)
  const isOpen = state === 'open' || state === 'overdue'
  return {
    id,
    kind,
    number,
    issueDate,
    order: { id: orderId, code: orderCode },
    total: totals.order.gross,
    currencyCode,
    dueDate: isOpen ? payment.dueDate : null,
    state,
    isXrechnung: isXrechnung(model),
  }
}
