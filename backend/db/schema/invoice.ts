import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { invoiceKinds } from '../../../domain/invoice/invoice.ts'

/**
 * Issued invoices, credit notes and pro formas. Triggers refuse every change, and deletion within
 * the retention period of ten years.
 */
export const invoice = sqliteTable(
  'invoice',
  {
    id: text().primaryKey(),
    kind: text({ enum: invoiceKinds }).notNull(),
    /** Year of issue: numbers restart each year. */
    year: integer().notNull(),
    /** Gapless within kind and year. */
    sequence: integer().notNull(),
    number: text().notNull().unique(),
    orderId: text('order_id').notNull(),
    /** Sequence number of the order's documents of this kind, from 1: prevents concurrent ones. */
    nth: integer().notNull(),
    /** Cause: the same cause gives one document. */
    cause: text().notNull().unique(),
    /** ISO 8601. */
    issuedAt: text('issued_at').notNull(),
    /** `InvoiceModel` of domain/invoice as JSON; PDF and XML are rendered from it. */
    model: text().notNull(),
  },
  (t) => [
    unique('invoice_sequence').on(t.kind, t.year, t.sequence),
    unique('invoice_nth').on(t.orderId, t.kind, t.nth),
    index('invoice_order').on(t.orderId, t.issuedAt),
  ],
)
