import { eq, sql } from 'drizzle-orm'
import type { CurrencyCode } from '../../../domain/currency.ts'
import { database } from '../../db/database.ts'
import { coupon, couponUse } from '../../db/schema/sale.ts'
import type { CustomerRow } from '../account/customer.ts'

export interface CouponRow {
  code: string
  percent: number
  /** Minimum order value with tax, in minor units of the requested currency. */
  minimum: number
}

const obstacles = {
  unknown: { key: 'couponUnknown', code: 'coupon_unknown' },
  group: { key: 'couponGroup', code: 'coupon_group' },
  used: { key: 'couponUsed', code: 'coupon_used' },
} as const

type Obstacle = (typeof obstacles)[keyof typeof obstacles]

/** A usable coupon, or the reason why it is not. */
type Found = { coupon: CouponRow; obstacle: null } | { coupon: null; obstacle: Obstacle }

/** Effect of a promo code for this customer. */
export async function findCoupon(
  db: D1Database,
  code: string,
  { customer, currency }: { customer: CustomerRow | null; currency: CurrencyCode },
  now = new Date().toISOString(),
): Promise<Found> {
  const [row] = await database(db)
    .select({
      coupon,
      used: sql<number>`(SELECT count(*) FROM ${couponUse} WHERE ${couponUse.code} = ${coupon.code}
        AND ${couponUse.customerId} = ${customer?.id ?? null} AND ${couponUse.returnedAt} IS NULL)`,
    })
    .from(coupon)
    .where(eq(coupon.code, code.toUpperCase()))
  if (!row) return { coupon: null, obstacle: obstacles.unknown }
  const { validFrom, validUntil, usesLeft, perCustomer, excludedGroups, minimums } = row.coupon
  const isOver =
    usesLeft === 0 ||
    (validFrom !== null && validFrom > now) ||
    (validUntil !== null && validUntil < now)
  if (isOver) return { coupon: null, obstacle: obstacles.unknown }
  const groups = customer ? customer.groups : []
  if (excludedGroups.some((group) => groups.includes(group))) {
    return { coupon: null, obstacle: obstacles.group }
  }
  if (perCustomer !== null && row.used >= perCustomer) {
    return { coupon: null, obstacle: obstacles.used }
  }
  const minimum = Object.keys(minimums).length > 0 ? minimums[currency] : 0
  if (minimum === undefined) return { coupon: null, obstacle: obstacles.unknown }
  const { code: storedCode, percent } = row.coupon
  return { coupon: { code: storedCode, percent, minimum }, obstacle: null }
}
