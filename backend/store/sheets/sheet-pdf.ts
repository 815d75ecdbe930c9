import { fill } from '../../../domain/locales/fill.ts'
import { textsOf } from '../../locales/texts-of.ts'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { PrintedSheet } from '../../../domain/contract/documents/store-sheets.ts'
import type { Locale } from '../../../domain/locale.ts'
import { legalNameOf } from '../../../domain/merchant/legal-name.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { embedFonts } from '../../pdf/embed-fonts.ts'
import { boldFont, regularFont } from '../../pdf/fonts.ts'
import { brandOf } from '../../pdf/brand.ts'
import { grey, paper, Sheet } from '../../pdf/sheet.ts'
import { type Cursor, sheetBottom } from './cursor.ts'
import { drawFigures } from './sheet-figures.ts'
import { drawDrawing } from './sheet-drawing.ts'
import { drawTable } from './sheet-table.ts'

interface SheetContext {
  merchant: Pick<Merchant, 'brand' | 'company' | 'legalForm'>
  locale: Locale
  now: Date
}

/** A calculation on the merchant's letterhead: figures, drawing, tables across pages. */
export async function sheetPdf(
  printed: PrintedSheet,
  { merchant, locale, now }: SheetContext,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  const fonts = await embedFonts(document, { regular: await regularFont(), bold: await boldFont() })
  const sheets: Sheet[] = []
  const addSheet = () => {
    const sheet = new Sheet(document, fonts)
    sheets.push(sheet)
    return sheet
  }
  const cursor: Cursor = {
    sheet: addSheet(),
    top: 104,
    turnPage: () => {
      cursor.sheet = addSheet()
      cursor.sheet.text(printed.title, paper.left, 50, { size: 9, bold: true })
      cursor.top = 72
    },
  }
  brandOf(cursor.sheet, merchant.brand, merchant.company)
  cursor.sheet.text(printed.title, paper.left, cursor.top, { size: 15, bold: true })
  cursor.top += 20
  drawFigures(cursor, printed.figures)
  if (printed.drawing) drawDrawing(cursor, printed.drawing)
  for (const table of printed.tables) drawTable(cursor, table)
  for (const note of printed.notes) drawNote(cursor, note)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Paris' })
  for (const [index, sheet] of sheets.entries()) {
    const of = fill(textsOf(locale).invoice.page, { page: index + 1, of: sheets.length })
    const style = { size: 7.5, colour: grey } as const
    sheet.text(`${legalNameOf(merchant)} · ${day.format(now)}`, paper.left, 822, style)
    sheet.text(of, paper.right, 822, { ...style, align: 'right' })
  }
  document.setTitle(printed.title, { showInWindowTitleBar: true })
  document.setLanguage(locale)
  return new Uint8Array(await document.save())
}

function drawNote(cursor: Cursor, note: string): void {
  const style = { size: 8, colour: grey } as const
  cursor.top += 6
  for (const line of cursor.sheet.wrap(note, paper.right - paper.left, style)) {
    if (cursor.top + 11 > sheetBottom) cursor.turnPage()
    cursor.top += 11
    cursor.sheet.text(line, paper.left, cursor.top, style)
  }
}
