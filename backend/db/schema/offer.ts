import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'

/** Offers of carts; deleted with their customer, because nothing was bought. */
export const offer = sqliteTable(
  'offer',
  {
    id: text().primaryKey(),
    customerId: text('customer_id').notNull(),
    /** Year of issue: numbers restart each year. */
    year: integer().notNull(),
    sequence: integer().notNull(),
    number: text().notNull().unique(),
    /** Hash of customer and content: the same cart on the same day is the same offer. */
    contentKey: text('content_key').notNull().unique(),
    /** ISO 8601. */
    issuedAt: text('issued_at').notNull(),
    /** `OfferModel` of domain/offer as JSON; the PDF is rendered from it. */
    model: text().notNull(),
  },
  (t) => [
    unique('offer_sequence').on(t.year, t.sequence),
    index('offer_customer').on(t.customerId, t.issuedAt),
  ],
)
