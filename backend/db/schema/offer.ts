import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'

/** Offers of carts, as they were made; gone with their customer, for nothing was bought. */
export const offer = sqliteTable(
  'offer',
  {
    id: text().primaryKey(),
    customerId: text('customer_id').notNull(),
    /** Of the day of issue: each year counts anew. */
    year: integer().notNull(),
    sequence: integer().notNull(),
    number: text().notNull().unique(),
    /** Hash of customer and content: the same cart on the same day is the same offer. */
    contentKey: text('content_key').notNull().unique(),
    /** ISO 8601. */
    issuedAt: text('issued_at').notNull(),
    /** `OfferModel` of domain/offer as JSON; the PDF is made of it. */
    model: text().notNull(),
  },
  (t) => [
    unique('offer_sequence').on(t.year, t.sequence),
    index('offer_customer').on(t.customerId, t.issuedAt),
  ],
)
