import * as z from 'zod'
import type { CurrencyCode } from '../../domain/currency.ts'
import type { ConsumerPrice, Prices } from '../../domain/product/prices.ts'
import { toDecimal } from '../../domain/minor-units.ts'
import { type RowOf, rowSchema } from '../db/rows.ts'
import { reduced, withoutTax } from './money.ts'

/** List price data of a variant, in minor units with tax. */
export const ListPriceRow = rowSchema('price', {
  withTax: z.number(),
  originalWithTax: z.number().nullable(),
  lowest30WithTax: z.number().nullable(),
})
export type ListPrice = RowOf<typeof ListPriceRow>

export interface PriceRule {
  currency: CurrencyCode
  /** Discount of the caller's price group. */
  groupPercent: number
  /** The consumer price is shown beside the group's own. */
  showsConsumerPrice?: boolean
  /** Of the destination country. */
  vatPercent: number
  tiers: { from: number; percent: number }[]
  /** Content of one unit, if a price per measure is required. */
  baseMeasure: { amount: number; unit: string } | null
}

/** Gross unit price for an amount: group discount first, then the quantity tier. */
export function unitPrice(list: ListPrice, rule: PriceRule, amount: number): number {
  const own = reduced(list.withTax, rule.groupPercent, rule.currency)
  const percent = rule.tiers.reduce(
    (highest, t) => (amount >= t.from ? Math.max(highest, t.percent) : highest),
    0,
  )
  return percent ? reduced(own, percent, rule.currency) : own
}

/** Prices in the contract's form. A reduction refers to the lowest price of 30 days. */
export function pricesOf(list: ListPrice, rule: PriceRule): Prices {
  const { currency, vatPercent } = rule
  const unit = unitPrice(list, { ...rule, tiers: [] }, 1)
  const grouped = (minor: number | null) =>
    minor === null ? null : reduced(minor, rule.groupPercent, currency)
  const lowest = grouped(list.lowest30WithTax)
  const percentageDiscount = lowest === null ? 0 : Math.floor(((lowest - unit) * 100) / lowest)
  const inDiscount = lowest !== null && percentageDiscount >= 1
  const original = inDiscount ? Math.max(grouped(list.originalWithTax) ?? lowest, unit) : unit
  return {
    unitWithTax: toDecimal(unit),
    unitWithoutTax: net(unit, vatPercent),
    unitOriginalWithTax: toDecimal(original),
    unitOriginalWithoutTax: net(original, vatPercent),
    percentageDiscount: inDiscount ? percentageDiscount : 0,
    inDiscount,
    lowest30WithTax: inDiscount ? toDecimal(lowest) : null,
    quantityPrices: rule.tiers.map(({ from }) => {
      const tier = unitPrice(list, rule, from)
      return { from, unitWithTax: toDecimal(tier), unitWithoutTax: net(tier, vatPercent) }
    }),
    basePrice: rule.baseMeasure && basePrice(unit, rule.baseMeasure, vatPercent),
    ...consumerPrice(list, rule, 1),
  }
}

/** Consumer price of one unit at this amount, if shown and different from the group's own. */
export function consumerPrice(
  list: ListPrice,
  rule: PriceRule,
  amount: number,
): { consumer?: ConsumerPrice } {
  if (!rule.showsConsumerPrice || rule.groupPercent <= 0) return {}
  const unit = unitPrice(list, { ...rule, groupPercent: 0 }, amount)
  return { consumer: { withTax: toDecimal(unit), withoutTax: net(unit, rule.vatPercent) } }
}

/** Price per measure of a unit with this gross price. */
export function basePrice(
  unit: number,
  measure: { amount: number; unit: string },
  vatPercent: number,
) {
  const minor = Math.round(unit / measure.amount)
  return { withTax: toDecimal(minor), withoutTax: net(minor, vatPercent), unit: measure.unit }
}

function net(minor: number, vatPercent: number): number {
  return toDecimal(withoutTax(minor, vatPercent))
}
