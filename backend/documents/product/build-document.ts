import { fill } from '../../../domain/locales/fill.ts'
import { textsOf } from '../../locales/texts-of.ts'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Locale } from '../../../domain/locale.ts'
import type { DocumentKind } from '../../db/columns.ts'
import { brandOf, colourOf } from '../../pdf/brand.ts'
import { describePdf } from '../../pdf/describe-pdf.ts'
import { embedFonts, type FontFiles } from '../../pdf/embed-fonts.ts'
import { grey, Sheet } from '../../pdf/sheet.ts'
import { numberFormat } from '../../locales/number-format.ts'
import { declaration } from './declaration.ts'
import { dataSheet } from './data-sheet.ts'
import { energyLabel } from './label/energy-label.ts'
import { Flow, frame } from '../../pdf/flow.ts'
import { manual } from './manual.ts'
import type { Documented, ProductDocument, DocumentBranding } from './product-document.ts'
import { addMaker } from './document-sections.ts'

const parts: Record<DocumentKind, (paper: ProductDocument) => void> = {
  'data-sheet': dataSheet,
  manual,
  declaration,
  'energy-label': energyLabel,
}

/** Builds a product document as PDF; deterministic for the same product and edition. */
export async function buildDocument(
  kind: DocumentKind,
  product: Documented,
  locale: Locale,
  details: DocumentBranding,
  fontFiles: FontFiles,
): Promise<Uint8Array<ArrayBuffer>> {
  const title = `${textsOf(locale).documents.titles[kind]}: ${product.name}`
  const [first] = product.variants
  const variant = product.variants.find(({ id }) => id === product.defaultVariantId) ?? first
  if (!variant) throw new Error('a product has a variant')
  const document = await PDFDocument.create()
  const fonts = await embedFonts(document, fontFiles)
  const accent = colourOf(details.brand.accentDark ?? details.brand.accent)
  const flow = new Flow(() => new Sheet(document, fonts), accent)
  const paper: ProductDocument = {
    flow,
    product,
    variant,
    locale,
    texts: { ...textsOf(locale).documents.papers, ...textsOf(locale).documents.texts },
    accent,
    manualUrl: details.manualUrl,
    picture: details.picture && (await document.embedJpg(details.picture)),
    number: (value) => numberFormat(locale).format(value),
  }
  flow.title(product.name)
  parts[kind](paper)
  addMaker(paper)
  frameSheets(paper, textsOf(locale).documents.titles[kind], details)
  describePdf(document, {
    title,
    locale,
    author: details.company,
    day: details.edition,
    id: `${title} ${details.edition}`,
  })
  // A copy with a buffer of its own, because files are sent as they are.
  return new Uint8Array(await document.save())
}

/** Shop, document kind, product, edition and page numbers on each page. */
function frameSheets(
  { flow, product, locale, texts }: ProductDocument,
  kind: string,
  { brand, company, edition }: DocumentBranding,
): void {
  const day = new Intl.DateTimeFormat(locale, { timeZone: 'UTC' }).format(new Date(edition))
  flow.sheets.forEach((sheet, index) => {
    brandOf(sheet, brand, company, frame.left)
    sheet.text(kind, frame.right, 60, { size: 11, bold: true, align: 'right' })
    sheet.line(70, frame.left, frame.right, 0.4)
    sheet.line(794, frame.left, frame.right, 0.3)
    const small = { size: 7.5, colour: grey }
    const [name = ''] = sheet.wrap(product.name, 330, small)
    sheet.text(name, frame.left, 806, small)
    const page = fill(texts.page, { page: index + 1, of: flow.sheets.length })
    const foot = `${texts.edition} ${day} · ${page}`
    sheet.text(foot, frame.right, 806, { ...small, align: 'right' })
  })
}
