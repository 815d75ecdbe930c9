import { eq } from 'drizzle-orm'
import type { CurrencyCode } from '../../../domain/currency.ts'
import { database } from '../../db/database.ts'
import { coupon } from '../../db/schema/sale.ts'

export interface CouponRow {
  code: string
  percent: number
  /** Least value of goods with tax, in minor units. */
  minimum: Record<CurrencyCode, number>
}

/** What a promo code gives; null for one that is unknown, over or used up. */
export async function findCoupon(db: D1Database, code: string): Promise<CouponRow | null> {
  const [row] = await database(db).select().from(coupon).where(eq(coupon.code, code.toUpperCase()))
  if (!row || row.usesLeft === 0) return null
  if (row.validUntil !== null && row.validUntil < new Date().toISOString()) return null
  // About 25 crowns a euro, to whole hundreds.
  const czk = Math.round((row.minimumEur * 25) / 10_000) * 10_000
  return { code: row.code, percent: row.percent, minimum: { EUR: row.minimumEur, CZK: czk } }
}
