import { fill } from '../../../../domain/locales/fill.ts'
import { textsOf } from '../../../locales/texts-of.ts'
import { countryLine } from '../../../../domain/account/country-line.ts'
import { streetLines } from '../../../../domain/checkout/delivery/locker.ts'
import { dayIn } from '../../../../domain/invoice/day-in.ts'
import { exemptionReason } from '../../../../domain/invoice/exemption-reason.ts'
import { invoiceTexts } from '../../../../domain/invoice/invoice-texts.ts'
import { amountDue } from '../../../../domain/invoice/invoice.ts'
import type { Offer } from '../../../../domain/offer/offer.ts'
import type { PrintedDocument } from '../../../../domain/offer/printed-document.ts'
import { paymentTerms } from '../../../../domain/invoice/payment-terms.ts'
import { accountedVat } from '../../../../domain/invoice/vat-accounting.ts'
import type { Page } from './line-table.ts'
import { type Numbers, numbersIn } from './numbers.ts'
import { grey, paper, type Sheet } from '../../../pdf/sheet.ts'

const labelLeft = 300
/** Distance of the lines of one label. */
const leading = 11
const strong = { bold: true, size: 10 } as const

type Row = [label: string, sum: string, isStrong?: boolean]

/** Totals of lines, reductions and costs, and the amount due. */
function sumRows(invoice: PrintedDocument, numbers: Numbers): Row[] {
  const { locale, kind, totals, payment, allowances, charges } = invoice
  const texts = textsOf(locale).invoice
  const whole: Row = [texts.gross, numbers.money(totals.order.gross), true]
  const { rounding = 0 } = payment
  const left: Row[] = [
    ...(rounding === 0 ? [] : [[texts.rounding, numbers.sum(rounding)] satisfies Row]),
    ...(payment.paid > 0 ? [[texts.paid, numbers.sum(-payment.paid)] satisfies Row] : []),
    [texts.toPay, numbers.money(amountDue(invoice)), true],
  ]
  const credited = payment.isSetOff ? texts.toSetOff : texts.toRefund
  const refund: Row = [credited, numbers.money(totals.order.gross), true]
  const due = kind === 'credit_note' ? [refund] : kind === 'offer' ? [whole] : [whole, ...left]
  const isGross = kind === 'offer' && invoice.priceView === 'gross'
  const shown = ({ net, gross }: { net: number; gross: number }) => (isGross ? gross : net)
  const parts = [
    ...allowances.map((part) => ({ ...part, sign: -1 })),
    ...charges.map((part) => ({ ...part, sign: 1 })),
  ]
  return [
    [isGross ? texts.sumsGross : texts.sums, numbers.sum(shown(totals.lines))],
    ...parts.map(({ kind: what, name, share, sign }): Row => [
      `${name || (what === 'credits' ? texts.credits : what)} (${numbers.plain(share.rate)} %)`,
      numbers.sum(sign * shown(share)),
    ]),
    [texts.net, numbers.sum(totals.order.net)],
    [texts.vat, numbers.sum(totals.order.vat)],
    ...due,
  ]
}

/** Height of the totals or the remarks beside them. */
export function totalsHeight(sheet: Sheet, invoice: PrintedDocument, numbers: Numbers): number {
  const { allowances, charges, taxes } = invoice
  const wrapped = sumRows(invoice, numbers).flatMap((row) => labelOf(sheet, row).slice(1))
  const parts = allowances.length + charges.length + taxes.length
  const remarks = remarksOf(sheet, invoice)
  return Math.max(
    150 + 14 * parts + leading * wrapped.length,
    24 + 3 * remarks.length + leading * remarks.flat().length,
  )
}

/** A row's label in lines. */
function labelOf(sheet: Sheet, [label, , isStrong = false]: Row): string[] {
  return sheet.wrap(label, 160, isStrong ? strong : {})
}

export function writeTotals(page: Page, invoice: PrintedDocument, numbers: Numbers): void {
  const { sheet } = page
  const right = { align: 'right' } as const
  let top = page.top + 18
  writeRemarks(page, invoice, top)
  for (const row of sumRows(invoice, numbers)) {
    const [, sum, isStrong = false] = row
    const style = isStrong ? strong : {}
    const lines = labelOf(sheet, row)
    lines.forEach((line, index) => sheet.text(line, labelLeft, top + leading * index, style))
    sheet.text(sum, paper.right, top, { ...style, ...right })
    top += (isStrong ? 16 : 14) + leading * (lines.length - 1)
  }
  rateTable(page, invoice, numbers, top + 10)
}

function rateTable(
  { sheet }: Page,
  invoice: PrintedDocument,
  numbers: Numbers,
  start: number,
): void {
  const texts = textsOf(invoice.locale).invoice
  const edges = [400, 465, paper.right] as const
  const head = { size: 8, bold: true, colour: grey } as const
  let top = start
  sheet.text(texts.rates, labelLeft, top, head)
  ;[texts.net, texts.vat, texts.gross].forEach((name, index) =>
    sheet.text(name, edges[index] ?? 0, top, { ...head, align: 'right' }),
  )
  sheet.line(top + 4, labelLeft, paper.right, 0.3)
  for (const { rate, net, vat, gross } of invoice.taxes.toSorted((a, b) => b.rate - a.rate)) {
    top += 14
    sheet.text(`${numbers.plain(rate)} %`, labelLeft, top, { size: 8.5 })
    ;[net, vat, gross].forEach((sum, index) =>
      sheet.text(numbers.sum(sum), edges[index] ?? 0, top, { size: 8.5, align: 'right' }),
    )
  }
}

/** VAT of each rate in the currency of the state that it is owed to; empty if that is the invoice's. */
function vatInCurrency(invoice: PrintedDocument): string {
  const accounted = invoice.kind === 'offer' ? null : accountedVat(invoice)
  if (!accounted) return ''
  const { locale, currencyCode: invoiced } = invoice
  const { currencyCode: currency, rate, since } = accounted
  const numbers = numbersIn(locale, currency)
  const amounts = accounted.rates.map(
    (each) => `${numbers.plain(each.rate)} % ${numbers.money(each.vat)}`,
  )
  return fill(textsOf(locale).invoice.vatInCurrency, {
    currency,
    invoiced,
    amounts: amounts.join('; '),
    rate: numbers.price(String(rate)),
    day: dayIn(locale, since),
  })
}

/** Exemption reason, payment, and delivery, as paragraphs in lines. */
function remarksOf(sheet: Sheet, invoice: PrintedDocument): string[][] {
  const { locale, payment, reason, deliverTo } = invoice
  // Nobody pays twice because of an account number.
  const account = amountDue(invoice) > 0 ? payment.account : null
  const texts = textsOf(locale).invoice
  const words = invoiceTexts(locale)
  const { street, postcode, city, country } = deliverTo.address
  const place = [
    `${postcode} ${city}`,
    countryLine(country, invoice.seller.address.country, locale),
  ]
  const lines = [
    invoice.kind === 'proforma' ? texts.noInvoice : '',
    reason ? words.reasons[reason] : '',
    exemptionReason(invoice),
    vatInCurrency(invoice),
    invoice.kind === 'offer'
      ? fill(texts.offered, { day: dayIn(locale, invoice.validUntil) })
      : `${texts.payment}: ${payment.name}. ${paymentTerms(invoice)}`,
    account ? `IBAN ${account.iban}` : '',
    account ? `BIC ${account.bic}, ${account.holder}` : '',
    payment.reference ? `${texts.reference}: ${payment.reference}` : '',
    invoice.kind === 'offer' ? deliveryOf(invoice) : '',
    street &&
      `${texts.deliverTo}: ${[deliverTo.name, ...streetLines(deliverTo.address), ...place].filter(Boolean).join(', ')}`,
  ]
  return lines
    .filter(Boolean)
    .map((line) => sheet.wrap(line, labelLeft - paper.left - 30, { size: 8.5 }))
}

function writeRemarks({ sheet }: Page, invoice: PrintedDocument, start: number): void {
  let top = start
  for (const lines of remarksOf(sheet, invoice)) {
    for (const line of lines) {
      sheet.text(line, paper.left, top, { size: 8.5 })
      top += leading
    }
    top += 3
  }
}

/** `Versand: DHL Paket, kostenlos`; a price is among the totals. */
function deliveryOf({ locale, shipper, charges }: Offer): string {
  const texts = textsOf(locale).invoice
  if (!shipper) return `${texts.delivery}: ${texts.deliveryOnRequest}`
  const isFree = !charges.some(({ kind }) => kind === 'shipping')
  return `${texts.delivery}: ${shipper}${isFree ? `, ${texts.freeDelivery}` : ''}`
}
