import { fill } from '../../locales/fill.ts'
import type { Invoice } from '../invoice.ts'
import { invoiceTexts } from '../invoice-texts.ts'

/** BG-1: statutory information without an element of its own. */
export function notesOf({ seller, preceding, reason, locale }: Invoice) {
  const texts = invoiceTexts(locale)
  return [
    ...(reason && preceding ? [{ 'ram:Content': texts.reasons[reason] }] : []),
    ...[seller.register, seller.management && fill(texts.management, { names: seller.management })]
      .filter(Boolean)
      .map((content) => ({ 'ram:Content': content, 'ram:SubjectCode': 'REG' })),
  ]
}
