import * as z from 'zod'
import { type Invoice, InvoiceKind, InvoiceModel } from '../../../domain/invoice/invoice.ts'
import { json } from '../../db/columns.ts'
import { findRow, type Query, query, readRows, type RowOf, rowSchema } from '../../db/rows.ts'

const InvoiceRow = rowSchema('invoice', {
  id: z.string(),
  kind: InvoiceKind,
  number: z.string(),
  issuedAt: z.string(),
  model: json(InvoiceModel),
})

export interface StoredInvoice {
  id: string
  /** ISO 8601. */
  issuedAt: string
  invoice: Invoice
}

const columns = 'id, kind, number, issued_at, model'

/** Documents of an order, oldest first. */
export async function invoicesOf(db: D1Database, orderId: string): Promise<StoredInvoice[]> {
  const rows = await readRows(
    db.prepare(`SELECT ${columns} FROM invoice WHERE order_id = ?1 ORDER BY rowid`).bind(orderId),
    InvoiceRow,
  )
  return rows.map(storedInvoice)
}

export async function findInvoice(
  db: D1Database,
  column: 'id' | 'cause' | 'number',
  value: string,
): Promise<StoredInvoice | null> {
  const row = await findRow(
    db.prepare(`SELECT ${columns} FROM invoice WHERE ${column} = ?1`).bind(value),
    InvoiceRow,
  )
  return row && storedInvoice(row)
}

const NumberedRow = rowSchema('invoice', { ...InvoiceRow.shape, rowid: z.int() })

/** All documents in the order of issue, behind a row. */
export async function invoicesAfter(
  db: D1Database,
  rowid: number,
  limit: number,
): Promise<(StoredInvoice & { rowid: number })[]> {
  const rows = await readRows(
    db
      .prepare(`SELECT rowid, ${columns} FROM invoice WHERE rowid > ?1 ORDER BY rowid LIMIT ?2`)
      .bind(rowid, limit),
    NumberedRow,
  )
  return rows.map((row) => ({ ...storedInvoice(row), rowid: row.rowid }))
}

/** The same for a batch that finds the order by its id or its token. */
export function invoicesOfOrder(
  db: D1Database,
  column: 'id' | 'token',
  value: string,
): Query<StoredInvoice[]> {
  const { statement, parse } = query(
    db
      .prepare(
        `SELECT ${columns} FROM invoice
        WHERE order_id = (SELECT id FROM sale_order WHERE ${column} = ?1) ORDER BY rowid`,
      )
      .bind(value),
    InvoiceRow,
  )
  return { statement, parse: (rows) => parse(rows).map(storedInvoice) }
}

/** The document of a cause, for a batch. */
export function invoiceByCause(db: D1Database, cause: string): Query<StoredInvoice[]> {
  const { statement, parse } = query(
    db.prepare(`SELECT ${columns} FROM invoice WHERE cause = ?1`).bind(cause),
    InvoiceRow,
  )
  return { statement, parse: (rows) => parse(rows).map(storedInvoice) }
}

/** For a public buyer, whose original is the XML file. */
export function isXrechnung({ kind, buyerReference }: InvoiceModel): boolean {
  return kind !== 'proforma' && buyerReference !== ''
}

function storedInvoice({ id, number, issuedAt, model }: RowOf<typeof InvoiceRow>): StoredInvoice {
  return { id, issuedAt, invoice: { ...model, number } }
}
