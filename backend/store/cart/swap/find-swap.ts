import * as z from 'zod'
import type { CartSwap } from '../../../../domain/cart/cart.ts'
import { saleUnitOf } from '../../../cms/catalog/products/availability.ts'
import { ruleOf } from '../../../cms/catalog/products/tile.ts'
import { json, StringRecord, Text } from '../../../db/columns.ts'
import { readRows, rowSchema, type RowOf } from '../../../db/rows.ts'
import { fromThousandths } from '../../../db/thousandths.ts'
import { toDecimal } from '../../../../domain/minor-units.ts'
import { priceLine } from '../../../pricing/total.ts'
import type { Caller } from '../../../request/caller.ts'
import type { Merchant } from '../../../../domain/merchant/merchant.ts'
import { offerText } from '../../../../domain/merchant/offers.ts'
import { saleOf } from '../../../request/market.ts'
import {
  shippingClassLimits,
  shippingClassOf,
  shippingClassOfAll,
  shippingClasses,
} from '../../checkout/delivery/shipping-class.ts'
import { deliveriesOf, shippingPriceOf } from '../../checkout/delivery/shipping-price.ts'
import { ListPriceRow } from '../../../pricing/prices.ts'
import type { Line, PricedCart } from '../priced-cart.ts'
import { isForSale } from '../../../db/is-for-sale.ts'

const SiblingRow = rowSchema('variant', {
  variantPk: z.number(),
  ofPk: z.number(),
  variantId: z.string(),
  fullname: json(Text),
  axisValues: json(StringRecord),
  ofAxisValues: json(StringRecord),
  stock: z.number(),
  checkStock: z.number(),
  longestSideMm: z.number(),
  weightGrams: z.number(),
  ...ListPriceRow.shape,
})
type SiblingRow = RowOf<typeof SiblingRow>

const siblingsQuery = `SELECT v.n AS variant_n, o.n AS of_n, v.id AS variant_id, v.fullname,
    v.axis_values, o.axis_values AS of_axis_values, v.stock, v.check_stock, v.longest_side_mm,
    v.weight_grams, pr.with_tax, pr.original_with_tax, pr.lowest30_with_tax
  FROM variant o
  JOIN variant v ON v.product_n = o.product_n AND ${isForSale()} AND v.longest_side_mm < o.longest_side_mm
  JOIN price pr ON pr.variant_n = v.n AND pr.currency = ?2 AND pr.with_tax > 0
  WHERE o.n IN (SELECT value FROM json_each(?1))
  ORDER BY v.longest_side_mm DESC`

/** Parameter of products cut to length, such as pipes. */
const lengthAxis = 'length'

interface Replaced {
  line: Line
  sibling: SiblingRow
  /** Thousandths. */
  amount: number
  withTax: number
}

/**
 * Shorter lengths of the same product that avoid a pallet, and the saving; null if there are none
 * or nothing is saved.
 */
export async function findSwap(
  db: D1Database,
  merchant: Merchant,
  caller: Caller,
  priced: PricedCart,
  groupPercent: number,
): Promise<CartSwap | null> {
  const shippingClass = shippingClassOfAll(priced.lines.map(({ row }) => row))
  if (shippingClass === 'parcel') return null
  const forcing = priced.lines.filter(
    ({ row }) =>
      row.parentId === null &&
      shippingClassOf(row) === shippingClass &&
      row.longestSideMm > limitBelow(shippingClass),
  )
  if (forcing.length === 0) return null
  const ids = JSON.stringify(forcing.map(({ row }) => row.variantPk))
  const { currency } = caller
  const siblings = await readRows(db.prepare(siblingsQuery).bind(ids, currency), SiblingRow)
  const replaced = forcing.map((line) => replacementOf(line, siblings, priced, groupPercent))
  return replaced.every((one) => one !== null) ? swapOf(merchant, priced, replaced, caller) : null
}

/**
 * The longest length that divides the line's own without remainder, in a smaller shipping class.
 */
function replacementOf(
  line: Line,
  siblings: readonly SiblingRow[],
  { currency, vatPercents }: PricedCart,
  groupPercent: number,
): Replaced | null {
  const { row } = line
  for (const sibling of siblings) {
    const times = Math.round(row.longestSideMm / sibling.longestSideMm)
    const amount = row.amount * times
    const isSame =
      sibling.ofPk === row.variantPk &&
      Math.abs(times * sibling.longestSideMm - row.longestSideMm) <= row.longestSideMm / 100 &&
      differsInLengthOnly(sibling) &&
      shippingClasses.indexOf(shippingClassOf(sibling)) <
        shippingClasses.indexOf(shippingClassOf(row)) &&
      (!sibling.checkStock || sibling.stock >= amount)
    if (!isSame) continue
    const rule = ruleOf(row, { currency, vatPercents, groupPercent })
    return {
      line,
      sibling,
      amount,
      withTax: priceLine(sibling, rule, amount, row.nPlusOne).total.withTax,
    }
  }
  return null
}

function swapOf(
  merchant: Merchant,
  priced: PricedCart,
  replaced: readonly Replaced[],
  caller: Caller,
): CartSwap | null {
  const { currency, locale } = caller
  const bySource = new Map(replaced.map((one) => [one.line, one]))
  const after = priced.lines.map((line) => {
    const other = bySource.get(line)
    return other ? { ...other.sibling, amount: other.amount } : line.row
  })
  const difference = replaced.reduce(
    (sum, { line, withTax }) => sum + withTax - line.total.withTax,
    0,
  )
  const cheapest = (pieces: Parameters<typeof shippingClassOfAll>[0], value: number) =>
    deliveriesOf(merchant, shippingClassOfAll(pieces), saleOf(caller))
      .map((offer) => ({ offer, price: shippingPriceOf(merchant, offer, value, currency) }))
      .toSorted((a, b) => a.price - b.price)[0]
  const value = priced.total.withTax
  const from = cheapest(
    priced.lines.map(({ row }) => row),
    value,
  )
  const to = cheapest(after, value + difference)
  if (!from || !to) return null
  const saving = from.price - to.price - difference
  if (saving <= 0) return null
  return {
    from: offerText(from.offer.name, locale),
    to: offerText(to.offer.name, locale),
    saving: toDecimal(saving),
    lines: replaced.map(({ line, sibling, amount }) => ({
      itemId: line.row.id,
      variantId: sibling.variantId,
      name: sibling.fullname[locale],
      amount: fromThousandths(amount),
      unit: saleUnitOf(line.row, locale),
    })),
  }
}

/** Only lengths are divisible: two half-sized fans are no fan of the full size. */
function differsInLengthOnly({ axisValues, ofAxisValues }: SiblingRow): boolean {
  const codes = new Set([...Object.keys(axisValues), ...Object.keys(ofAxisValues)])
  const different = [...codes].filter((code) => axisValues[code] !== ofAxisValues[code])
  return different.join() === lengthAxis
}

function limitBelow(shippingClass: 'bulky' | 'freight'): number {
  return shippingClassLimits[shippingClass === 'bulky' ? 'parcel' : 'bulky'].longestSideMm
}
