import { roundToMinor } from '../minor-units.ts'
import { cashStepOf } from '../tax/cash-coins.ts'
import { cashRounding } from '../tax/cash-rounding.ts'
import { drawCreditNote } from './credit-note.ts'
import type { InvoiceModel } from './invoice.ts'

/** Parts removed from an order before its invoice, so that no credit note is needed at once. */
export interface Reduction {
  items: readonly { lineId: string; amount: number }[]
  /** With tax. */
  gross: number
}

/** Of the rest, by the coins of the place of handover. */
function roundingOf({ currencyCode, deliverTo }: InvoiceModel, gross: number): number {
  return cashRounding(gross, cashStepOf(currencyCode, deliverTo.address.country))
}

/** Invoice of the remaining parts; null if there are none. */
export function drawRemainder(
  invoice: InvoiceModel,
  reductions: readonly Reduction[],
): InvoiceModel | null {
  if (reductions.length === 0) return invoice
  const reducedItems = reductions.flatMap(({ items }) => items)
  const gross = roundToMinor(
    reductions.reduce((sum, reduction) => sum - reduction.gross, invoice.totals.order.gross),
  )
  if (gross <= 0) return null
  const items = invoice.lines.flatMap(({ id, amount }) => {
    const same = reducedItems.filter(({ lineId }) => lineId === id)
    const left = same.reduce((sum, one) => sum - one.amount, amount)
    return left > 0 ? [{ lineId: id, amount: left }] : []
  })
  const { issueDate, kind, payment } = invoice
  const rest = drawCreditNote({ ...invoice, number: '' }, [], {
    reason: 'cancellation',
    issueDate,
    items,
    gross,
  })
  const rounding = payment.rounding === undefined ? {} : { rounding: roundingOf(invoice, gross) }
  const paid = Math.min(payment.paid, roundToMinor(gross + (rounding.rounding ?? 0)))
  const settled = { ...payment, ...rounding, paid }
  return { ...rest, kind, preceding: null, reason: null, payment: settled }
}
