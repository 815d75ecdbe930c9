import type { Invoice } from '../invoice.ts'
import { invoiceTexts } from '../invoice-texts.ts'

/** BG-1: what the law asks for and no element has room for. */
export function notesOf({ seller, preceding, reason, locale }: Invoice) {
  const texts = invoiceTexts(locale)
  return [
    ...(reason && preceding ? [{ 'ram:Content': texts.reasons[reason] }] : []),
    ...(seller.register ? [{ 'ram:Content': seller.register, 'ram:SubjectCode': 'REG' }] : []),
  ]
}
