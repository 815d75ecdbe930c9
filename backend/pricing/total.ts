import type { CurrencyCode } from '../../domain/currency.ts'
import { fromThousandths } from '../db/thousandths.ts'
import { reduced, roundPrice, withoutTax } from './money.ts'
import { unitPrice, type ListPrice, type PriceRule } from './prices.ts'

export interface GrossAndNet {
  withTax: number
  withoutTax: number
}

export interface PricedLine {
  unit: GrossAndNet
  /** Public unit price, in minor units with tax. */
  list: number
  total: GrossAndNet
  /** Line total without the N-plus-one offer. */
  full: GrossAndNet
  /** Free pieces of an N-plus-one offer. */
  free: number
  /** VAT percent included. */
  vatPercent: number
}

/**
 * A line's price in minor units: unit price of its amount times the paid amount. With an offer of
 * `nPlusOne` paid pieces the next one is free; 0 is no offer.
 */
export function priceLine(
  list: ListPrice,
  rule: PriceRule,
  thousandths: number,
  nPlusOne = 0,
): PricedLine {
  const amount = fromThousandths(thousandths)
  const unit = unitPrice(list, rule, amount)
  const free = nPlusOne > 0 ? Math.floor(amount / (nPlusOne + 1)) : 0
  const times = (paid: number) => sumOf(roundPrice(unit * paid, rule.currency), rule.vatPercent)
  return {
    unit: sumOf(unit, rule.vatPercent),
    list: unitPrice(list, { ...rule, groupPercent: 0 }, amount),
    total: times(amount - free),
    full: times(amount),
    free,
    vatPercent: rule.vatPercent,
  }
}

/** Discount of a coupon on the items, in minor units with tax; zero or negative. */
export function couponDiscount(
  items: GrossAndNet,
  percent: number,
  currency: CurrencyCode,
): number {
  return reduced(items.withTax, percent, currency) - items.withTax
}

/** A gross amount with its net. */
export function sumOf(withTax: number, vatPercent: number): GrossAndNet {
  return { withTax, withoutTax: withoutTax(withTax, vatPercent) }
}

export function addUp(sums: readonly GrossAndNet[]): GrossAndNet {
  return sums.reduce(
    (all, next) => ({
      withTax: all.withTax + next.withTax,
      withoutTax: all.withoutTax + next.withoutTax,
    }),
    { withTax: 0, withoutTax: 0 },
  )
}
