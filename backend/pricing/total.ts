import type { CurrencyCode } from '../../domain/currency.ts'
import { fromThousandths } from '../db/thousandths.ts'
import { reduced, roundPrice, withoutTax } from './money.ts'
import { unitPrice, type ListPrice, type PriceRule } from './prices.ts'

export interface Sum {
  withTax: number
  withoutTax: number
}

export interface PricedLine {
  unit: Sum
  total: Sum
}

/** A line's price: the unit price of its amount times the amount, in minor units. */
export function priceLine(list: ListPrice, rule: PriceRule, thousandths: number): PricedLine {
  const amount = fromThousandths(thousandths)
  const unit = unitPrice(list, rule, amount)
  const total = roundPrice(unit * amount, rule.currency)
  return { unit: sumOf(unit, rule.currency), total: sumOf(total, rule.currency) }
}

/** What a coupon takes off the goods. */
export function couponDiscount(goods: Sum, percent: number, currency: CurrencyCode): Sum {
  return sumOf(reduced(goods.withTax, percent, currency) - goods.withTax, currency)
}

/** An amount with tax and what is left of it without. */
export function sumOf(withTax: number, currency: CurrencyCode): Sum {
  return { withTax, withoutTax: withoutTax(withTax, currency) }
}

export function addUp(sums: readonly Sum[]): Sum {
  return sums.reduce(
    (all, next) => ({
      withTax: all.withTax + next.withTax,
      withoutTax: all.withoutTax + next.withoutTax,
    }),
    { withTax: 0, withoutTax: 0 },
  )
}
