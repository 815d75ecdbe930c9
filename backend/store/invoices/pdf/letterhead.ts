import { textsOf } from '../../../locales/texts-of.ts'
import { streetLines } from '../../../../domain/checkout/delivery/locker.ts'
import { dayIn } from '../../../../domain/invoice/day-in.ts'
import type { PrintedDocument } from '../../../../domain/offer/printed-document.ts'
import { grey, paper, type Sheet } from '../../../pdf/sheet.ts'
import { countryLine } from '../../../../domain/account/country-line.ts'

const infoLeft = 354

/** Address window of DIN 5008, form B: 45 mm from the top, with a sender line. */
export function addressWindow(sheet: Sheet, { seller, buyer, locale }: PrintedDocument): void {
  const { street, postcode, city } = seller.address
  const sender = `${seller.name} · ${street} · ${postcode} ${city}`
  sheet.text(sender, paper.left, 148, { size: 6.5, colour: grey })
  sheet.line(151, paper.left, paper.left + 225, 0.3)
  const lines = [
    buyer.name,
    buyer.contact,
    ...streetLines(buyer.address),
    `${buyer.address.postcode} ${buyer.address.city}`,
    countryLine(buyer.address.country, seller.address.country, locale),
  ]
  const filled = lines.filter((line) => line.trim() !== '')
  let top = 167
  for (const line of filled.flatMap((one) => sheet.wrap(one, 225, { size: 10 }))) {
    sheet.text(line, paper.left, top, { size: 10 })
    top += 13
  }
}

/** Numbers and dates at the right of the window; returns their bottom. */
export function infoBlock(sheet: Sheet, invoice: PrintedDocument): number {
  const { locale, buyer, payment, preceding, kind } = invoice
  const texts = textsOf(locale).invoice
  const day = (iso: string | null) => (iso ? dayIn(locale, iso) : '')
  const supply = invoice.deliveryDate ? day(invoice.deliveryDate) : texts.notDelivered
  const rows: [string, string][] = [
    [texts.numbers[kind], invoice.number],
    [texts.date, day(invoice.issueDate)],
    [texts.delivered, kind === 'proforma' || kind === 'offer' ? '' : supply],
    [texts.received, kind === 'invoice' ? day(payment.receivedOn ?? null) : ''],
    [texts.validUntil, invoice.kind === 'offer' ? day(invoice.validUntil) : ''],
    [texts.due, day(payment.dueDate)],
    [texts.toInvoice, preceding?.number ?? ''],
    [texts.toInvoiceOf, preceding ? day(preceding.issueDate) : ''],
    [texts.order, invoice.orderCode],
    [texts.yourOrder, invoice.customerOrderNumber],
    [texts.buyerReference, invoice.buyerReference],
    [texts.companyNumber, buyer.companyNumber],
    [texts.taxId, buyer.taxId],
    [texts.vatId, buyer.vatId],
  ]
  let top = 150
  for (const [label, value] of rows.filter(([, written]) => written)) {
    sheet.text(label, infoLeft, top, { size: 8, colour: grey })
    const room = paper.right - infoLeft - sheet.widthOf(label, 8) - 8
    for (const line of sheet.wrap(value, room, { size: 8.5 })) {
      sheet.text(line, paper.right, top, { size: 8.5, align: 'right' })
      top += 12
    }
  }
  return top
}

/** Folding marks at 105 and 210 mm, and the punch mark. */
export function foldMarks(sheet: Sheet): void {
  for (const top of [297.6, 595.3]) sheet.line(top, 11, 20, 0.3)
  sheet.line(420.9, 11, 24, 0.3)
}
