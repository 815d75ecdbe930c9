import { addUp } from '../order/add-up.ts'
import { roundToMinor } from '../minor-units.ts'
import type { TaxShare } from '../order/order-document.ts'
import { invoiceTexts } from './invoice-texts.ts'
import type { Invoice, InvoiceLine, InvoicePart } from './invoice.ts'

export interface Parts {
  lines: InvoiceLine[]
  allowances: InvoicePart[]
  charges: InvoicePart[]
}

/** Below it a difference is due to rounding. */
export const aFewCents = 0.05

export function sharesOf({ lines, allowances, charges }: Parts): TaxShare[] {
  return [
    ...lines.map(({ total }) => total),
    ...charges.map(({ share }) => share),
    ...allowances.map(({ share }) => negated(share)),
  ]
}

export function negated(share: TaxShare): TaxShare {
  return { ...share, net: -share.net, vat: -share.vat, gross: -share.gross }
}

/**
 * The parts, adjusted to the agreed sum by a reduction or a cost; or the only lines of a note about
 * money alone.
 */
export function adjusted(parts: Parts, invoice: Invoice, { gross }: { gross?: number }): Parts {
  if (gross === undefined) return parts
  const rest = roundToMinor(gross - addUp(sharesOf(parts)).gross)
  if (rest === 0) return parts
  const { adjustment, rounding } = invoiceTexts(invoice.locale)
  // Nobody has agreed on a few cents: parts are rounded one by one, the sum is not.
  const isRounding = parts.lines.length > 0 && Math.abs(rest) < aFewCents
  const name = isRounding ? rounding : adjustment
  const weights = parts.lines.length > 0 ? parts.lines.map(({ total }) => total) : invoice.taxes
  const shares = spread(Math.abs(rest), weights)
  const added = shares.map((share): InvoicePart => ({ kind: 'discount', name, share }))
  if (rest < 0) return { ...parts, allowances: [...parts.allowances, ...added] }
  if (parts.lines.length > 0) return { ...parts, charges: [...parts.charges, ...added] }
  return { ...parts, lines: shares.map((share) => moneyLine(share, name)) }
}

/**
 * Distributes a gross sum over the rates of some shares by weight; the largest takes the remainder.
 */
function spread(gross: number, weights: readonly TaxShare[]): TaxShare[] {
  const rates = Map.groupBy(weights, ({ rate }) => rate)
  const all = addUp(weights).gross
  let left = gross
  return [...rates.values()]
    .map((same) => ({ first: same[0], weight: addUp(same).gross }))
    .toSorted((one, other) => one.weight - other.weight)
    .flatMap(({ first, weight }, index) => {
      if (!first) return []
      const isLast = index === rates.size - 1
      const part = isLast || all === 0 ? left : roundToMinor((gross * weight) / all)
      left = roundToMinor(left - part)
      const net = roundToMinor(part / (1 + first.rate / 100))
      return part === 0 ? [] : [{ ...first, net, vat: roundToMinor(part - net), gross: part }]
    })
}

/** A line about money alone. */
export function moneyLine(total: TaxShare, name: string, prefix = 'money-'): InvoiceLine {
  return {
    id: `${prefix}${total.rate}`,
    name,
    code: '',
    unit: 'piece',
    amount: 1,
    freeAmount: 0,
    isPart: false,
    unitNet: total.net.toFixed(2),
    freeNet: 0,
    total,
  }
}
