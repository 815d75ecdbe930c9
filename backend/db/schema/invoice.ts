import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { invoiceKinds } from '../../../domain/invoice/invoice.ts'

/**
 * Invoices, credit notes and pro formas, as they were issued. Triggers refuse every change, and that a
 * row is deleted before the ten years are over for which accounts are kept.
 */
export const invoice = sqliteTable(
  'invoice',
  {
    id: text().primaryKey(),
    kind: text({ enum: invoiceKinds }).notNull(),
    /** Of the day of issue: each year counts anew. */
    year: integer().notNull(),
    /** Without gaps within kind and year. */
    sequence: integer().notNull(),
    number: text().notNull().unique(),
    orderId: text('order_id').notNull(),
    /** Which of the order's documents of this kind it is, from 1: two at once cannot both be next. */
    nth: integer().notNull(),
    /** Why it exists: the same cause gives one document. */
    cause: text().notNull().unique(),
    /** ISO 8601. */
    issuedAt: text('issued_at').notNull(),
    /** `InvoiceModel` of domain/invoice as JSON; PDF and XML are made of it. */
    model: text().notNull(),
  },
  (t) => [
    unique('invoice_sequence').on(t.kind, t.year, t.sequence),
    unique('invoice_nth').on(t.orderId, t.kind, t.nth),
    index('invoice_order').on(t.orderId, t.issuedAt),
  ],
)
