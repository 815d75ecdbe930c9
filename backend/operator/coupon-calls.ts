import type { Hono } from 'hono'
import * as z from 'zod'
import { CurrencyCode } from '../../domain/currency.ts'
import { toDecimal, toMinor } from '../../domain/minor-units.ts'
import { type Coupon, Coupons, type StoredCoupons } from '../../domain/operator/coupons.ts'
import { json } from '../db/columns.ts'
import { readRows, type RowOf, rowSchema } from '../db/rows.ts'
import { invalid } from './find-variants.ts'
import { jsonBody } from './json-body.ts'
import {
  operatorCall,
  type OperatorContext,
  type OperatorEnv,
  requireNoBody,
} from './operator-call.ts'

const CouponRow = rowSchema('coupon', {
  code: z.string(),
  percent: z.number(),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  usesLeft: z.number().nullable(),
  perCustomer: z.number().nullable(),
  excludedGroups: json(z.array(z.string())),
  minimums: json(z.partialRecord(CurrencyCode, z.number())),
})

/** Promo codes; each is set as a whole, and none is deleted, because orders name it. */
export function couponCalls(app: Hono<OperatorEnv>): void {
  const shared = { path: '/coupons', scope: 'coupons:write' } as const
  operatorCall(app, { ...shared, method: 'GET', parse: requireNoBody }, ({ db }) => listed(db))
  operatorCall(app, { ...shared, method: 'PUT', parse: jsonBody(Coupons) }, setCoupons)
}

async function setCoupons({ db, body, config }: OperatorContext<Coupons>): Promise<StoredCoupons> {
  await requirePossible(db, body.coupons, config.CURRENCIES)
  await db.batch(body.coupons.map((coupon) => upsert(db, coupon)))
  return listed(db)
}

function upsert(db: D1Database, coupon: Coupon): D1PreparedStatement {
  const minimums = Object.entries(coupon.minimums).map(([code, sum]) => [code, toMinor(sum ?? 0)])
  return db
    .prepare(
      `INSERT INTO coupon (code, percent, valid_from, valid_until, uses_left, per_customer,
        excluded_groups, minimums) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
      ON CONFLICT (code) DO UPDATE SET percent = ?2, valid_from = ?3, valid_until = ?4,
        uses_left = ?5, per_customer = ?6, excluded_groups = ?7, minimums = ?8`,
    )
    .bind(
      coupon.code,
      coupon.percent,
      coupon.validFrom,
      coupon.validUntil,
      coupon.usesLeft,
      coupon.perCustomer,
      JSON.stringify(coupon.excludedGroups),
      JSON.stringify(Object.fromEntries(minimums)),
    )
}

async function requirePossible(
  db: D1Database,
  coupons: readonly Coupon[],
  sold: readonly CurrencyCode[],
): Promise<void> {
  const GroupRow = rowSchema('price_group', { code: z.string() })
  const groups = await readRows(db.prepare('SELECT code FROM price_group'), GroupRow)
  const isGroup = (code: string) => groups.some((group) => group.code === code)
  const errors = coupons.flatMap(({ excludedGroups, minimums, validFrom, validUntil }, index) =>
    [
      ...excludedGroups
        .filter((code) => !isGroup(code))
        .map((code) => ({ field: 'excludedGroups', reason: `${code} is no price group` })),
      ...Object.keys(minimums)
        .filter((code) => !sold.some((currency) => currency === code))
        .map((code) => ({ field: 'minimums', reason: `the shop does not sell in ${code}` })),
      ...(validFrom && validUntil && validFrom >= validUntil
        ? [{ field: 'validUntil', reason: 'is not after validFrom' }]
        : []),
    ].map(({ field, reason }) => ({ field: `coupons.${index}.${field}`, reason })),
  )
  if (errors.length > 0) throw invalid(errors)
}

async function listed(db: D1Database): Promise<StoredCoupons> {
  const rows = await readRows(
    db.prepare(
      `SELECT code, percent, valid_from, valid_until, uses_left, per_customer, excluded_groups,
        minimums FROM coupon ORDER BY code`,
    ),
    CouponRow,
  )
  return { coupons: rows.map(viewOf) }
}

function viewOf({ minimums, ...coupon }: RowOf<typeof CouponRow>): Coupon {
  const sums = Object.entries(minimums).map(([code, sum]) => [code, toDecimal(sum ?? 0)])
  return { ...coupon, minimums: Object.fromEntries(sums) }
}
