import * as z from 'zod'
import type { IssuedOffer } from '../../../domain/contract/documents/store-offers.ts'
import { type Offer, OfferModel } from '../../../domain/offer/offer.ts'
import { json } from '../../db/columns.ts'
import { findRow, readRows, rowSchema } from '../../db/rows.ts'

const OfferRow = rowSchema('offer', {
  id: z.string(),
  number: z.string(),
  model: json(OfferModel),
})

export interface StoredOffer {
  id: string
  offer: Offer
}

/** An offer of this customer; 404 for another customer's. */
export async function findOwnOffer(
  db: D1Database,
  customerId: string,
  column: 'id' | 'content_key',
  value: string,
): Promise<StoredOffer | null> {
  const row = await findRow(
    db
      .prepare(`SELECT id, number, model FROM offer WHERE ${column} = ?1 AND customer_id = ?2`)
      .bind(value, customerId),
    OfferRow,
  )
  return row && { id: row.id, offer: { ...row.model, number: row.number } }
}

/** An offer of any customer, for operators. */
export async function findOffer(db: D1Database, number: string): Promise<Offer | null> {
  const row = await findRow(
    db.prepare('SELECT id, number, model FROM offer WHERE number = ?1').bind(number),
    OfferRow,
  )
  return row && { ...row.model, number: row.number }
}

/** All offers of a customer, oldest first. */
export async function offersOf(db: D1Database, customerId: string): Promise<IssuedOffer[]> {
  const rows = await readRows(
    db
      .prepare('SELECT id, number, model FROM offer WHERE customer_id = ?1 ORDER BY issued_at')
      .bind(customerId),
    OfferRow,
  )
  return rows.map(({ id, number, model }) => toIssuedOffer({ id, offer: { ...model, number } }))
}

/** Takes the next number and stores the offer in one statement, like invoices. */
export function insertOffer(
  db: D1Database,
  { customerId, contentKey, model }: { customerId: string; contentKey: string; model: OfferModel },
  now: Date,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO offer (id, customer_id, year, sequence, number, content_key, issued_at, model)
      SELECT ?1, ?2, ?3, next, printf('AN%d-%05d', ?3, next), ?4, ?5, ?6
      FROM (SELECT coalesce(max(sequence), 0) + 1 AS next FROM offer WHERE year = ?3)
      WHERE true ON CONFLICT (content_key) DO NOTHING`,
    )
    .bind(
      crypto.randomUUID(),
      customerId,
      Number(model.issueDate.slice(0, 4)),
      contentKey,
      now.toISOString(),
      JSON.stringify(model),
    )
}

export function toIssuedOffer({ id, offer }: StoredOffer): IssuedOffer {
  const { number, issueDate, validUntil, totals, currencyCode, lines } = offer
  return {
    id,
    number,
    issueDate,
    validUntil,
    total: totals.order.gross,
    currencyCode,
    items: lines
      .filter(({ isPart, variantId }) => !isPart && variantId !== '')
      .map(({ variantId, name, amount }) => ({ variantId, name, amount })),
  }
}
