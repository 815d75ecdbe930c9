import type { InvoiceModel } from './invoice.ts'
import { invoiceTexts } from './invoice-texts.ts'

/**
 * Why there is no VAT (BT-120); empty for taxed supplies. The exemption is that of the country of
 * dispatch: its own law is named in its own language, the directive elsewhere.
 */
export function exemptionReason({ locale, tax }: Pick<InvoiceModel, 'locale' | 'tax'>): string {
  const { category, dispatchCountry } = tax
  if (category === 'S') return ''
  const { exempt, national } = invoiceTexts(locale)
  if (category === 'AE') return exempt.AE
  // A document without the country stays as it was issued.
  const isNational = dispatchCountry ? dispatchCountry === national.country : locale === 'de'
  return isNational ? national[category] : exempt[category]
}
