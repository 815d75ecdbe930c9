import { fill } from '../../../../domain/locales/fill.ts'
import { textsOf } from '../../../locales/texts-of.ts'
import { invoiceTexts } from '../../../../domain/invoice/invoice-texts.ts'
import type { PrintedDocument } from '../../../../domain/offer/printed-document.ts'
import type { Merchant } from '../../../../domain/merchant/merchant.ts'
import { grey, paper, type Sheet } from '../../../pdf/sheet.ts'

export const footerTop = 770

/** Company details of the seller in three columns, on each page (DIN 5008; § 35a GmbHG). */
export function footer(
  sheet: Sheet,
  invoice: PrintedDocument,
  { bankAccounts }: Pick<Merchant, 'bankAccounts'>,
  page: number,
  of: number,
): void {
  const { seller, locale, currencyCode } = invoice
  const texts = textsOf(locale).invoice
  const labelled = (label: string, id: string) => (id ? `${label} ${id}` : '')
  const bank = bankAccounts[currencyCode]
  const { street, postcode, city } = seller.address
  const management = seller.management
    ? fill(invoiceTexts(locale).management, { names: seller.management })
    : ''
  const columns = [
    { left: 0, lines: [seller.name, street, `${postcode} ${city}`, seller.register, management] },
    {
      left: 160,
      lines: [
        seller.phone,
        seller.email,
        ...(bank ? [`IBAN ${bank.iban}`, `BIC ${bank.bic}`] : []),
      ],
    },
    {
      left: 330,
      lines: [
        labelled(texts.companyNumber, seller.companyNumber),
        labelled(texts.taxId, seller.taxId),
        labelled(texts.vatId, seller.vatId),
      ],
    },
  ]
  sheet.line(footerTop, paper.left, paper.right, 0.3)
  for (const { left, lines } of columns) {
    const written = lines.filter(Boolean).flatMap((line) => sheet.wrap(line, 150, { size: 7 }))
    written.forEach((line, row) =>
      sheet.text(line, paper.left + left, footerTop + 12 + row * 9, { size: 7, colour: grey }),
    )
  }
  const label = `${texts.titles[invoice.kind]} ${invoice.number} · ${fill(texts.page, { page, of })}`
  sheet.text(label, paper.right, 822, { size: 7.5, align: 'right', colour: grey })
}
