import { amountDue, type InvoiceModel } from './invoice.ts'
import { fill } from '../locales/fill.ts'
import { dayIn } from './day-in.ts'
import { invoiceTexts } from './invoice-texts.ts'

/** Payment method and due date of the rest, or that it is paid (BT-20). */
export function paymentTerms(invoice: InvoiceModel): string {
  const { locale, kind, payment, preceding } = invoice
  const texts = invoiceTexts(locale)
  if (kind === 'credit_note') {
    const number = preceding?.number ?? ''
    return payment.isSetOff ? fill(texts.setOff, { number }) : texts.refunded
  }
  if (amountDue(invoice) <= 0) return texts.isPaid
  if (payment.means === 'cash') return texts.onDelivery
  if (payment.dueDate) return fill(texts.dueOn, { day: dayIn(locale, payment.dueDate) })
  return texts.dueAtOnce
}
