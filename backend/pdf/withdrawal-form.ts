import { PDFDocument } from '@cantoo/pdf-lib'
import type { Locale } from '../../domain/locale.ts'
import { legalNameOf } from '../../domain/merchant/legal-name.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import { textsOf } from '../locales/texts-of.ts'
import { brandOf, colourOf } from './brand.ts'
import { describePdf } from './describe-pdf.ts'
import { embedFonts } from './embed-fonts.ts'
import { Flow, frame } from './flow.ts'
import { boldFont, regularFont } from './fonts.ts'
import { Sheet } from './sheet.ts'

/** Of a line to write on, in points. */
const lineHeight = 30
/** Fields of the model, each with its lines. */
const lines = { goods: 4, dates: 1, name: 1, address: 2, signature: 1, day: 1 } as const

export interface WithdrawalFormOrder {
  locale: Locale
  code: string
  /** Day of the order: `2026-11-24`. */
  orderedOn: string
}

/** The model withdrawal form of Dir. 2011/83/EU Annex I B as PDF, with the number of its order. */
export async function withdrawalForm(
  { locale, code, orderedOn }: WithdrawalFormOrder,
  merchant: Merchant,
): Promise<Uint8Array<ArrayBuffer>> {
  const { brand, street, postcode, city, email } = merchant
  const company = legalNameOf(merchant)
  const texts = textsOf(locale).withdrawalForm
  const document = await PDFDocument.create()
  const fonts = await embedFonts(document, { regular: await regularFont(), bold: await boldFont() })
  const flow = new Flow(
    () => new Sheet(document, fonts),
    colourOf(brand.accentDark ?? brand.accent),
  )
  brandOf(flow.sheet, brand, merchant.company, frame.left)
  flow.title(texts.title)
  flow.paragraph(texts.note, { size: 10 })
  flow.space(6)
  flow.paragraph(texts.to, { size: 10, bold: true })
  flow.paragraph([company, street, `${postcode} ${city}`, email].filter(Boolean).join('\n'), {
    size: 10,
  })
  flow.space(6)
  flow.paragraph(texts.declaration, { size: 10 })
  const day = new Intl.DateTimeFormat(locale, { timeZone: 'UTC' }).format(new Date(orderedOn))
  for (const [name, count] of Object.entries(lines)) {
    // Object.entries loses the keys.
    const field = name as keyof typeof lines
    flow.paragraph(field === 'dates' ? `${texts.dates}: ${code}, ${day} /` : texts[field], {
      size: 10,
    })
    writeLines(flow, count)
  }
  flow.paragraph(texts.delete, { size: 8 })
  describePdf(document, {
    title: `${texts.title} ${code}`,
    locale,
    author: company,
    day: orderedOn,
    id: `${company} ${code}`,
  })
  document.convertToPDFA({ conformance: '3B' })
  // A copy with a buffer of its own, because files are sent as they are.
  return new Uint8Array(await document.save())
}

function writeLines(flow: Flow, count: number): void {
  for (let line = 0; line < count; line += 1) {
    flow.keep(lineHeight)
    flow.space(lineHeight - 6)
    flow.sheet.line(flow.top, frame.left, frame.right)
    flow.space(6)
  }
}
