import * as z from 'zod/mini'
import { CurrencyCode } from '../currency.ts'

const time = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => new Date(text).toISOString()),
)

/** A promo code with its rules, as a whole. */
export const Coupon = z.strictObject({
  /** Upper case, whatever a shopper types. */
  code: z.pipe(
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^[\p{L}\p{N}_-]{2,40}$/u, 'must be 2 to 40 letters, digits, - or _'),
      ),
    z.transform((code) => code.toUpperCase()),
  ),
  /** Of the goods. */
  percent: z.int().check(z.gte(1), z.lte(100)),
  validFrom: z._default(z.nullable(time), null),
  /** A time in the past ends it. */
  validUntil: z._default(z.nullable(time), null),
  /** Orders that may still use it; null: unlimited. */
  usesLeft: z._default(z.nullable(z.int().check(z.gte(0))), null),
  /** By customer or email address; null: unlimited. */
  perCustomer: z._default(z.nullable(z.int().check(z.gte(1))), null),
  /** Codes of price groups that must not use it. */
  excludedGroups: z._default(z.array(z.string()).check(z.maxLength(50)), []),
  /** Minimum order value with tax; if there are any, the code is for these currencies only. */
  minimums: z._default(z.partialRecord(CurrencyCode, z.number().check(z.gte(0))), {}),
})
export type Coupon = z.infer<typeof Coupon>

export const Coupons = z.strictObject({
  coupons: z.array(Coupon).check(z.minLength(1), z.maxLength(200)),
})
export type Coupons = z.infer<typeof Coupons>

/** By code. */
export const StoredCoupons = z.object({ coupons: z.array(Coupon) })
export type StoredCoupons = z.infer<typeof StoredCoupons>
