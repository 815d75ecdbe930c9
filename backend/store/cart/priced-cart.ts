import { hashToken } from '../../db/hash.ts'
import { readRows } from '../../db/rows.ts'
import type { CurrencyCode } from '../../../domain/currency.ts'
import { fromThousandths } from '../../db/thousandths.ts'
import type { ConsumerPrice } from '../../../domain/product/prices.ts'
import { ruleOf } from '../../cms/catalog/products/tile.ts'
import { consumerPrice } from '../../pricing/prices.ts'
import { splitAcrossRates, taxMixOf, type TaxMix } from '../../pricing/tax-mix.ts'
import type { TaxClass } from '../../../domain/tax/tax-decision.ts'
import {
  addUp,
  couponDiscount,
  priceLine,
  type PricedLine,
  type GrossAndNet,
} from '../../pricing/total.ts'
import { callerVatPercents } from '../../pricing/vat.ts'
import type { Caller } from '../../request/caller.ts'
import { creditBalance } from '../account/credits.ts'
import { findCoupon, type CouponRow } from './coupon.ts'
import { payWithCredits, type CartCredits } from './credits.ts'
import type { UnavailableLine } from './lines/unavailable-lines.ts'
import {
  FoundRow,
  unavailableLines,
  isInCatalogue,
  linesQuery,
  type LineRow,
} from './lines/lines.ts'
import { groupsOf } from './price-group-visibility.ts'
import type { CartRow, Shopper } from './find-shopper.ts'

export interface Line extends PricedLine {
  row: LineRow
  consumer?: ConsumerPrice
}

/** A cart with prices in minor units: basis of every response and order. */
export interface PricedCart {
  cart: CartRow
  currency: CurrencyCode
  /** Percent of the market, by VAT class. */
  vatPercents: Readonly<Record<TaxClass, number>>
  lines: Line[]
  /** VAT rates for amounts besides goods. */
  mix: TaxMix
  /** Lines of discontinued variants. */
  unavailable: UnavailableLine[]
  items: GrossAndNet
  coupon: CouponRow | null
  /** Minimum order value of the entered promo code if it does not apply yet; null otherwise. */
  couponFrom: number | null
  /** The entered promo code if it cannot be used any more; null otherwise. */
  lostCoupon: string | null
  /** Of the coupon; zero or negative. */
  discount: GrossAndNet
  credits: CartCredits
  total: GrossAndNet
}

/** Lines of a guest's cart, read together with it; null for customers. */
export async function guestLines(
  db: D1Database,
  { bearer, cartToken, currency, locale }: Caller,
): Promise<FoundRow[] | null> {
  if (bearer !== null || cartToken === null) return null
  const key = { column: 'token_hash', value: await hashToken(cartToken) } as const
  return readRows(linesQuery(db, key, { locale, currency, groups: groupsOf(null) }), FoundRow)
}

export async function priceCart(
  db: D1Database,
  caller: Caller,
  shopper: Shopper,
  /** Lines of the same cart, if already read. */
  known: FoundRow[] | null = null,
): Promise<PricedCart | null> {
  const { cart, customer, groupPercent, showsConsumerPrice } = shopper
  if (!cart) return null
  const { currency, locale } = caller
  const vatPercents = callerVatPercents(caller)
  const [results, found, balance] = await Promise.all([
    known ??
      readRows(
        linesQuery(
          db,
          { column: 'id', value: cart.id },
          { locale, currency, groups: groupsOf(customer) },
        ),
        FoundRow,
      ),
    cart.couponCode === null ? null : findCoupon(db, cart.couponCode, { customer, currency }),
    customer ? creditBalance(db, customer.id) : 0,
  ])
  const rules = { currency, groupPercent, showsConsumerPrice, vatPercents }
  const lines = results.filter(isInCatalogue).map((row) => {
    const rule = ruleOf(row, rules)
    return {
      row,
      ...priceLine(row, rule, row.amount, row.nPlusOne),
      ...consumerPrice(row, rule, fromThousandths(row.amount)),
    }
  })
  const items = addUp(lines.map((line) => line.total))
  const mix = lines.length > 0 ? taxMixOf(lines) : new Map([[vatPercents.standard, 0]])
  const usable = found?.coupon ?? null
  const reached = usable !== null && items.withTax > 0 && items.withTax >= usable.minimum
  const coupon = reached ? usable : null
  const couponFrom = usable && lines.length > 0 && !reached ? usable.minimum : null
  const lostCoupon = found?.obstacle && lines.length > 0 ? cart.couponCode : null
  const discount = splitAcrossRates(couponDiscount(items, coupon?.percent ?? 0, currency), mix)
  const credits = payWithCredits({
    items: addUp([items, discount]),
    forCredits: lines.reduce((sum, { row, total }) => sum + (row.credits ? total.withTax : 0), 0),
    requested: cart.credits,
    balance,
    currency,
    mix,
  })
  const total = addUp([items, discount, credits.discount])
  const unavailable = unavailableLines(results)
  return {
    cart,
    currency,
    vatPercents,
    lines,
    mix,
    unavailable,
    items,
    coupon,
    couponFrom,
    lostCoupon,
    discount,
    credits,
    total,
  }
}
