import type { CartProblem } from '../../../domain/cart/cart.ts'
import type { Locale } from '../../../domain/locale.ts'
import { type MessageKey, Refusal, type RefusalValue } from '../../contract/refusal.ts'
import { fromThousandths } from '../../db/thousandths.ts'
import { toDecimal } from '../../../domain/minor-units.ts'
import { formatMoney } from '../../pricing/money.ts'
import { unavailableName } from './lines/unavailable-lines.ts'
import { limitText } from './lines/limit-text.ts'
import type { LineRow } from './lines/lines.ts'
import type { PricedCart } from './priced-cart.ts'

interface Reason {
  code: CartProblem['code']
  key: MessageKey
  limit?: number
  values?: Record<string, RefusalValue>
}

/** All problems of a cart, and changed prices. */
export function cartProblems(
  priced: PricedCart | null,
  orderMinimum: number,
  locale: Locale,
): CartProblem[] {
  if (!priced?.lines.length && !priced?.unavailable.length)
    return [problemOf({ code: 'cart_empty', key: 'cartEmpty' }, null, locale)]
  const { lines, currency, items: itemsTotal } = priced
  const requested = new Map<string, number>()
  const ofLines = lines.flatMap(({ row }) => {
    const together = (requested.get(row.variantId) ?? 0) + row.amount
    requested.set(row.variantId, together)
    const reason = amountReason(row, together)
    // No price notice for unavailable items.
    const isBuyable = reason?.code !== 'not_available'
    const ofPrice = isBuyable ? priceReasons(row, priced, locale) : []
    const reasons = [...(reason ? [reason] : []), ...ofPrice]
    return reasons.map((one) => problemOf(one, lineOf(row, locale), locale))
  })
  const unavailableProblems = priced.unavailable.map((line) => {
    const { id, variantId } = line
    const reason: Reason = { code: 'not_available', key: 'notSaleable', limit: 0 }
    return problemOf(
      reason,
      { id, variant_id: variantId, name: unavailableName(line, locale) },
      locale,
    )
  })
  const ofAll = [...ofLines, ...unavailableProblems]
  if (itemsTotal.withTax >= orderMinimum) return ofAll
  const minimum: Reason = {
    code: 'order_minimum',
    key: 'orderMinimum',
    limit: toDecimal(orderMinimum),
    values: { limit: formatMoney(orderMinimum, currency, locale) },
  }
  return [...ofAll, problemOf(minimum, null, locale)]
}

/** A changed price does not block the order. */
export function isOrderable(problems: readonly CartProblem[]): boolean {
  return problems.every(({ code }) => code === 'price_changed')
}

/** Whether the customer knows each line's current price. */
export function arePricesAcknowledged({ lines, currency }: PricedCart): boolean {
  return lines.every(
    ({ row }) => row.notedCurrency === currency && row.notedWithTax === row.withTax,
  )
}

/** Records the current prices as known. Skips unchanged lines. */
export function acknowledgePrices(
  db: D1Database,
  { cart, currency }: PricedCart,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE cart_item SET noted_currency = ?2, noted_with_tax = pr.with_tax
      FROM variant v JOIN price pr ON pr.variant_n = v.n AND pr.currency = ?2
      WHERE cart_item.cart_id = ?1 AND v.id = cart_item.variant_id
        AND (noted_currency IS NOT ?2 OR noted_with_tax IS NOT pr.with_tax)`,
    )
    .bind(cart.id, currency)
}

function amountReason(row: LineRow, together: number): Reason | null {
  if (!row.available) return { code: 'not_available', key: 'notSaleable', limit: 0 }
  if (row.checkStock && together > row.stock) {
    return { code: 'out_of_stock', key: 'outOfStock', ...limitOf(row.stock, row) }
  }
  if (row.amount < row.amountMin) {
    return { code: 'amount', key: 'amountMin', ...limitOf(row.amountMin, row) }
  }
  return row.amount % Math.max(row.unitStep, 1) === 0
    ? null
    : { code: 'amount', key: 'amountStep', ...limitOf(row.unitStep, row) }
}

/** A limit as a number, and as the message says it. */
function limitOf(thousandths: number, row: LineRow): Pick<Reason, 'limit' | 'values'> {
  return { limit: fromThousandths(thousandths), values: { limit: limitText(thousandths, row) } }
}

function priceReasons(row: LineRow, { currency }: PricedCart, locale: Locale): Reason[] {
  const { notedWithTax: before, notedCurrency, withTax } = row
  if (before === null || notedCurrency !== currency || before === withTax) return []
  const money = (minor: number) => formatMoney(minor, currency, locale)
  const values = { limit: money(before), price: money(withTax) }
  return [{ code: 'price_changed', key: 'itemPriceChanged', limit: toDecimal(before), values }]
}

interface NamedLine {
  id: string
  variant_id: string
  name: string
}

function lineOf({ id, variantId, variantFullname }: LineRow, locale: Locale): NamedLine {
  return { id, variant_id: variantId, name: variantFullname[locale] }
}

/** A problem in the customer's language; `row` is null for one of the whole cart. */
export function problemOf(reason: Reason, row: NamedLine | null, locale: Locale): CartProblem {
  const { code, key, limit = null } = reason
  const name = row?.name ?? ''
  const values = { name, ...(limit !== null && { limit }), ...reason.values }
  const [error] = new Refusal(409, { key, values }).errors(locale)
  return {
    code,
    title: error?.title ?? '',
    itemId: row?.id ?? null,
    variantId: row?.variant_id ?? null,
    limit,
  }
}
