import { textsOf } from '../../../locales/texts-of.ts'
import { embedFacturX, PDFDocument } from '@cantoo/pdf-lib'
import { writeCii } from '../../../../domain/invoice/cii/write-cii.ts'
import type { PrintedDocument } from '../../../../domain/offer/printed-document.ts'
import type { Merchant } from '../../../../domain/merchant/merchant.ts'
import { describePdf } from '../../../pdf/describe-pdf.ts'
import { embedFonts } from '../../../pdf/embed-fonts.ts'
import { boldFont, regularFont } from '../../../pdf/fonts.ts'
import { footer, footerTop } from './footer.ts'
import { brandOf } from '../../../pdf/brand.ts'
import { addressWindow, foldMarks, infoBlock } from './letterhead.ts'
import { lineTable, type Page } from './line-table.ts'
import { numbersIn } from './numbers.ts'
import { grey, paper, Sheet } from '../../../pdf/sheet.ts'
import { totalsHeight, writeTotals } from './totals.ts'

type PdfBranding = Pick<Merchant, 'brand' | 'bankAccounts'>

/**
 * An invoice as PDF/A-3b. Invoices and credit notes have embedded XML (Factur-X, profile EN 16931);
 * a pro forma and an offer have none, because they are no invoices.
 */
export async function invoicePdf(
  invoice: PrintedDocument,
  branding: PdfBranding,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  const fonts = await embedFonts(document, { regular: await regularFont(), bold: await boldFont() })
  const sheets = draw(invoice, branding, () => new Sheet(document, fonts))
  sheets.forEach((sheet, index) => footer(sheet, invoice, branding, index + 1, sheets.length))
  const day = describe(document, invoice)
  if (invoice.kind === 'proforma' || invoice.kind === 'offer')
    document.convertToPDFA({ conformance: '3B' })
  else {
    const xml = new TextEncoder().encode(writeCii(invoice, 'en16931'))
    await embedFacturX(document, xml, { creationDate: day, modificationDate: day })
  }
  // A copy with a buffer of its own, because files are sent as they are.
  return new Uint8Array(await document.save())
}

function draw(invoice: PrintedDocument, { brand }: PdfBranding, addSheet: () => Sheet): Sheet[] {
  const { locale, kind, number, currencyCode } = invoice
  const numbers = numbersIn(locale, currencyCode)
  const title = `${textsOf(locale).invoice.titles[kind]} ${number}`
  const first = addSheet()
  const sheets = [first]
  brandOf(first, brand, invoice.seller.name)
  foldMarks(first)
  addressWindow(first, invoice)
  const top = Math.max(290, infoBlock(first, invoice) + 16)
  first.text(title, paper.left, top, { size: 15, bold: true })
  const turnPage = (): Page => {
    const sheet = addSheet()
    sheets.push(sheet)
    sheet.text(title, paper.left, 50, { size: 9, bold: true })
    sheet.text(invoice.seller.name, paper.right, 50, { size: 8, align: 'right', colour: grey })
    return { sheet, top: 64, bottom: footerTop - 8 }
  }
  const start = { sheet: first, top: top + 18, bottom: footerTop - 8 }
  const below = totalsHeight(first, invoice, numbers)
  const last = lineTable(start, invoice, numbers, turnPage, below)
  const fits = last.top + below <= last.bottom
  writeTotals(fits ? last : turnPage(), invoice, numbers)
  return sheets
}

function describe(document: PDFDocument, invoice: PrintedDocument): Date {
  const { locale, kind, number, issueDate, seller } = invoice
  return describePdf(document, {
    title: `${textsOf(locale).invoice.titles[kind]} ${number}`,
    locale,
    author: seller.name,
    day: issueDate,
    id: `${seller.name} ${number}`,
  })
}
