import * as z from 'zod'
import {
  type CustomerDocument,
  CustomerDocumentKind,
} from '../../../domain/contract/documents/store-documents.ts'
import { shopTime } from '../../../domain/time/day.ts'
import { documentState } from '../../../domain/invoice/document-state.ts'
import { amountDue, InvoiceModel } from '../../../domain/invoice/invoice.ts'
import { OfferModel } from '../../../domain/offer/offer.ts'
import { Order } from '../../../domain/order/order.ts'
import { json } from '../../db/columns.ts'
import { hasRow, query, readBatch, type RowOf, rowSchema, totalQuery } from '../../db/rows.ts'
import { findInvoice, isXrechnung, type StoredInvoice } from '../invoices/stored-invoice.ts'

/** Null for an offer. */
const DocumentRow = rowSchema('document', {
  id: z.string(),
  kind: CustomerDocumentKind,
  number: z.string(),
  model: json(z.union([InvoiceModel, OfferModel])),
  orderId: z.string().nullable(),
  orderCode: z.string().nullable(),
  status: z.nullable(Order.shape.status),
})

interface DocumentsQuery {
  perPage: number
  offset: number
  /** Empty for all. */
  kind: string
  search: string
}

const found = `FROM (
    SELECT i.id, i.kind, i.number, i.model, i.issued_at, i.sequence, o.id AS order_id,
      o.code AS order_code, o.status
    FROM invoice AS i JOIN sale_order AS o ON o.id = i.order_id WHERE o.customer_id = ?1
      AND NOT (i.kind = 'proforma' AND EXISTS (SELECT 1 FROM invoice AS later
        WHERE later.order_id = i.order_id AND later.kind = 'proforma' AND later.rowid > i.rowid))
    UNION ALL SELECT id, 'offer', number, model, issued_at, sequence, NULL, NULL, NULL
    FROM offer WHERE customer_id = ?1
  ) WHERE ?2 IN ('', kind) AND (instr(lower(number), ?3) > 0
    OR instr(lower(coalesce(order_code, '')), ?3) > 0
    OR instr(lower(model ->> '$.customerOrderNumber'), ?3) > 0)`

/** A page of a customer's documents without replaced pro formas, newest first, with the total. */
export async function listDocuments(
  db: D1Database,
  customerId: string,
  { perPage, offset, kind, search }: DocumentsQuery,
  now: Date,
): Promise<{ documents: CustomerDocument[]; total: number }> {
  const parameters = [customerId, kind, search.trim().toLowerCase()] as const
  const list = db
    .prepare(
      `SELECT id, kind, number, model, order_id, order_code, status ${found}
      ORDER BY issued_at DESC, sequence DESC, id LIMIT ?4 OFFSET ?5`,
    )
    .bind(...parameters, perPage, offset)
  const count = db.prepare(`SELECT count(*) AS total ${found}`).bind(...parameters)
  const [rows, total] = await readBatch(db, [query(list, DocumentRow), totalQuery(count)])
  const today = shopTime(now).day
  return { documents: rows.map((row) => documentOf(row, today)), total }
}

/** An invoice, credit note or pro forma of this customer's orders. */
export async function findCustomerInvoice(
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
  const { id, number, model, orderId, orderCode, status } = row
  const { issueDate, currencyCode, totals, payment, kind } = model
  const facts = { id, kind, number, issueDate, total: totals.order.gross, currencyCode }
  if (kind === 'offer') {
    const { validUntil } = model
    const state = validUntil < today ? 'expired' : 'valid'
    return { ...facts, order: null, dueDate: null, validUntil, state, isXrechnung: false }
  }
  if (orderId === null || orderCode === null || status === null) {
    throw new Error(`${kind} ${number} has no order`)
  }
  const { dueDate } = payment
  const state = documentState({ kind, status, wasPaid: amountDue(model) <= 0, dueDate }, today)
  const isOpen = state === 'open' || state === 'overdue'
  return {
    ...facts,
    order: { id: orderId, code: orderCode },
    dueDate: isOpen ? dueDate : null,
    state,
    isXrechnung: isXrechnung(model),
  }
}
