import type { CurrencyCode } from '../../../domain/currency.ts'
import { ruleOf } from '../../cms/catalog/tile.ts'
import { addUp, couponDiscount, priceLine, type PricedLine, type Sum } from '../../pricing/total.ts'
import { toMinor } from '../../pricing/money.ts'
import type { Caller } from '../../request/caller.ts'
import { findCoupon, type CouponRow } from './coupon.ts'
import { linesQuery, type LineRow } from './lines.ts'
import type { CartRow, Shopper } from './owner.ts'

export interface Line extends PricedLine {
  row: LineRow
}

/** A cart in minor units: what every answer and every order is made of. */
export interface PricedCart {
  cart: CartRow
  currency: CurrencyCode
  lines: Line[]
  goods: Sum
  coupon: CouponRow | null
  /** Zero or negative. */
  discount: Sum
  total: Sum
}

export async function priceCart(
  db: D1Database,
  caller: Caller,
  shopper: Shopper,
): Promise<PricedCart | null> {
  const { cart, groupPercent } = shopper
  if (!cart) return null
  const { currency, locale } = caller
  const [{ results }, coupon] = await Promise.all([
    linesQuery(db, cart.id, locale, currency).all<LineRow>(),
    cart.couponCode === null ? null : findCoupon(db, cart.couponCode),
  ])
  const lines = results.map((row) => ({
    row,
    ...priceLine(listPriceOf(row), ruleOf(row, { currency, groupPercent }), row.amount),
  }))
  const goods = addUp(lines.map((line) => line.total))
  const applied =
    coupon && goods.withTax > 0 && goods.withTax >= coupon.minimum[currency] ? coupon : null
  const discount = couponDiscount(goods, applied?.percent ?? 0, currency)
  return {
    cart,
    currency,
    lines,
    goods,
    coupon: applied,
    discount,
    total: addUp([goods, discount]),
  }
}

function listPriceOf(row: LineRow) {
  return {
    withTax: row.with_tax,
    originalWithTax: row.original_with_tax,
    lowest30WithTax: row.lowest30_with_tax,
  }
}

/** Value of goods from which parcels are free; the page on delivery tells the same. */
export const freeShippingAt: Record<CurrencyCode, number> = {
  EUR: toMinor(99),
  CZK: toMinor(2500),
}
