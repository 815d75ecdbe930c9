import { addUp } from '../order/add-up.ts'
import { roundToMinor } from '../minor-units.ts'
import type { TaxShare } from '../order/order-document.ts'
import { adjusted, aFewCents, moneyLine, negated, type Parts, sharesOf } from './adjusted-parts.ts'
import { invoiceTexts } from './invoice-texts.ts'
import { type Invoice, type InvoiceLine, InvoiceModel, type InvoicePart } from './invoice.ts'
import { priceOf, unitNet } from './unit-net.ts'

type Reason = NonNullable<Invoice['reason']>

/** Parts to credit: amounts of lines, or the whole rest of the invoice with shipping and fees. */
export interface Credit {
  reason: Reason
  issueDate: string
  items: readonly { lineId: string; amount: number }[] | 'all'
  /** Agreed gross amount, if any; else the value of the items. */
  gross?: number
  /** The invoice is not paid yet. */
  isSetOff?: boolean
}

/** Exceeds the invoice, or is empty. */
export class CreditRefused extends Error {
  override name = 'CreditRefused'
}

/**
 * A credit note of an invoice. Previous credits count: each is the difference between the total
 * credit after and before this return, so that after the last piece exactly the invoice is
 * credited, to the cent.
 */
export function drawCreditNote(
  invoice: Invoice,
  earlier: readonly InvoiceModel[],
  credit: Credit,
): InvoiceModel {
  const lines = invoice.lines.flatMap((line) => {
    const before = amountOf(line.id, earlier)
    const amount = creditedAmount(line, before, credit)
    if (amount < 0 || before + amount > line.amount) throw new CreditRefused(line.id)
    return amount > 0 ? [lineOf(line, before, amount)] : []
  })
  const known = new Set(invoice.lines.map(({ id }) => id))
  if (credit.items !== 'all' && credit.items.some(({ lineId }) => !known.has(lineId)))
    throw new CreditRefused('unknown line')
  const productLines = { lines, allowances: allowancesOf(invoice, earlier, lines), charges: [] }
  const costs = { ...productLines, charges: chargesOf(invoice, earlier) }
  // Money alone is a line, because each invoice needs one (BR-16).
  const isFullCredit =
    credit.items === 'all' || (lines.length > 0 && includesCharges(costs, credit.gross))
  const { allowances, charges, ...parts } = withLines(
    adjusted(isFullCredit ? costs : productLines, invoice, credit),
  )
  const shares = sharesOf({ ...parts, allowances, charges })
  const before = addUp(earlier.map(({ totals }) => totals.order)).gross
  const { gross } = addUp(shares)
  if (gross <= 0 && parts.lines.length + charges.length === 0)
    throw new CreditRefused('nothing left')
  if (roundToMinor(before + gross) > invoice.totals.order.gross) throw new CreditRefused('too much')
  const { number, issueDate } = invoice
  return {
    // Parsing drops the invoice's number.
    ...InvoiceModel.parse(invoice),
    kind: 'credit_note',
    issueDate: credit.issueDate,
    preceding: { number, issueDate },
    reason: credit.reason,
    lines: parts.lines,
    allowances,
    charges,
    taxes: byRate(shares),
    totals: {
      lines: addUp(parts.lines.map(({ total }) => total)),
      allowances: addUp(allowances.map(({ share }) => share)),
      charges: addUp(charges.map(({ share }) => share)),
      order: addUp(shares),
    },
    payment: {
      ...ofRefund(invoice.payment),
      means: 'refund',
      account: null,
      reference: '',
      paid: 0,
      dueDate: null,
      ...(credit.isSetOff && { isSetOff: true }),
    },
  }
}

/** A refund is not paid in cash, and not the payment before the supply. */
function ofRefund(payment: Invoice['payment']) {
  const { rounding: _, receivedOn: __, ...rest } = payment
  return rest
}

function creditedAmount(line: InvoiceLine, before: number, { items }: Credit): number {
  if (items === 'all') return thousandths(line.amount - before)
  const credited = items.filter(({ lineId }) => lineId === line.id)
  return thousandths(credited.reduce((sum, { amount }) => sum + amount, 0))
}

/**
 * With free pieces every piece has the same share of the line's price, as in the order's state: who
 * returns three of "3 + 1" has paid for the fourth.
 */
function lineOf(line: InvoiceLine, before: number, amount: number): InvoiceLine {
  if (amount === line.amount) return line
  const total = difference(
    partOf(line.total, thousandths(before + amount), line.amount),
    partOf(line.total, before, line.amount),
  )
  const price = unitNet(total.net, amount)
  return {
    ...line,
    amount,
    freeAmount: 0,
    unitNet: price,
    freeNet: roundToMinor(priceOf(price, amount) - total.net),
    total,
  }
}

/** Reductions are proportional to the goods of their rate. */
function allowancesOf(
  invoice: Invoice,
  earlier: readonly InvoiceModel[],
  lines: readonly InvoiceLine[],
): InvoicePart[] {
  const known = new Set(invoice.lines.map(({ id }) => id))
  const before = earlier.flatMap((note) => note.lines).filter(({ id }) => known.has(id))
  return invoice.allowances.flatMap((part) => {
    const { rate } = part.share
    const all = grossAt(rate, invoice.lines)
    const start = grossAt(rate, before)
    // Rounded: it is the start of the next note, to the bit.
    const end = roundToMinor(start + grossAt(rate, lines))
    const share = difference(partOf(part.share, end, all), partOf(part.share, start, all))
    // The name of credits says how many paid for the whole.
    const isPartOfCredits = part.kind === 'credits' && share.gross < part.share.gross
    const name = isPartOfCredits ? invoiceTexts(invoice.locale).partOfCredits : part.name
    return share.net > 0 || share.vat > 0 ? [{ ...part, name, share }] : []
  })
}

/** Shipping and fees are refunded once, in full. */
function chargesOf(invoice: Invoice, earlier: readonly InvoiceModel[]): InvoicePart[] {
  const costs = (model: InvoiceModel) => model.charges.filter(({ kind }) => kind !== 'discount')
  const isRefunded = (note: InvoiceModel) =>
    costs(note).length > 0 || note.lines.some(({ id }) => id.startsWith(costLine))
  return earlier.some(isRefunded) ? [] : costs(invoice)
}

const costLine = 'cost-'

/** Costs are lines of a note without other ones (BR-16). */
function withLines(parts: Parts): Parts {
  if (parts.lines.length > 0) return parts
  const lines = parts.charges.map(({ share, name }) => moneyLine(share, name, costLine))
  return { ...parts, lines, charges: [] }
}

/** Whether the agreed amount leaves room for shipping and fees; a few cents are rounding. */
function includesCharges(parts: Parts, gross: number | undefined): boolean {
  return gross !== undefined && gross > addUp(sharesOf(parts)).gross - aFewCents
}

function amountOf(lineId: string, notes: readonly InvoiceModel[]): number {
  const lines = notes.flatMap((note) => note.lines.filter(({ id }) => id === lineId))
  return thousandths(lines.reduce((sum, { amount }) => sum + amount, 0))
}

function grossAt(rate: number, lines: readonly InvoiceLine[]): number {
  return addUp(lines.map(({ total }) => total).filter((total) => total.rate === rate)).gross
}

/** A fraction of a sum; net and gross are rounded, VAT is their difference. */
function partOf(share: TaxShare, part: number, whole: number): TaxShare {
  const quota = whole === 0 ? 1 : part / whole
  const net = roundToMinor(share.net * quota)
  const gross = roundToMinor(share.gross * quota)
  return { ...share, net, gross, vat: roundToMinor(gross - net) }
}

function difference(share: TaxShare, before: TaxShare): TaxShare {
  return { ...share, ...addUp([share, negated(before)]) }
}

function byRate(shares: readonly TaxShare[]): TaxShare[] {
  const rates = [...new Set(shares.map(({ rate }) => rate))]
  return rates.flatMap((rate) => {
    const same = shares.filter((share) => share.rate === rate)
    return same[0] ? [{ ...same[0], ...addUp(same) }] : []
  })
}

function thousandths(amount: number): number {
  return Math.round(amount * 1000) / 1000
}
