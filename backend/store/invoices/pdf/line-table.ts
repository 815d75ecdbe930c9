import { fill } from '../../../../domain/locales/fill.ts'
import { type BackendTexts, textsOf } from '../../../locales/texts-of.ts'
import { unitAmount } from '../../../texts/unit-amount.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { roundToMinor } from '../../../../domain/minor-units.ts'
import { rgb } from '@cantoo/pdf-lib'
import type { PrintedDocument } from '../../../../domain/offer/printed-document.ts'
import { grey, paper, type Sheet } from '../../../pdf/sheet.ts'
import type { Numbers } from './numbers.ts'

/** Right edges of numeric columns, left edges of others. */
const columns = {
  position: paper.left,
  item: 96,
  amount: 330,
  price: 412,
  rate: 452,
  sum: paper.right,
}
const itemWidth = 178
/** Between the names and the amounts' right edge. */
const amountWidth = columns.amount - columns.item - itemWidth - 6
const shade = rgb(0.95, 0.95, 0.95)

export interface Page {
  sheet: Sheet
  /** Position of the next line. */
  top: number
  /** Lower limit of lines. */
  bottom: number
}

/**
 * Lines of the invoice across pages: each repeats the head and the subtotal. The last line stays
 * with what follows the table, so that no page has sums of nothing.
 */
export function lineTable(
  first: Page,
  invoice: PrintedDocument,
  numbers: Numbers,
  turnPage: () => Page,
  heightBelow: number,
): Page {
  const texts = textsOf(invoice.locale).invoice
  const { locale } = invoice
  let page = first
  const isGross = invoice.kind === 'offer' && invoice.priceView === 'gross'
  const names = isGross ? { ...texts.columns, ...texts.grossColumns } : texts.columns
  tableHead(page, names)
  let sum = 0
  for (const [index, line] of invoice.lines.entries()) {
    const written = writtenOf(page.sheet, line, texts, locale)
    const height = 6 + 11 * written.name.length + 9 * written.details.length
    const isLast = index === invoice.lines.length - 1
    const below = isLast ? heightBelow : 16
    if (page.top + height > page.bottom - below && index > 0) {
      writeSubtotal(page, texts, numbers.sum(sum))
      page = turnPage()
      tableHead(page, names)
      writeSubtotal(page, texts, numbers.sum(sum))
      page.top += 6
    }
    writeLine(page, line, index + 1, written, numbers, { locale, isGross })
    page.top += height
    sum = roundToMinor(sum + (isGross ? line.total.gross : line.total.net))
  }
  page.sheet.line(page.top, paper.left, paper.right)
  return page
}

function tableHead(page: Page, names: BackendTexts['invoice']['columns']): void {
  const { sheet, top } = page
  sheet.box(paper.left - 4, top, paper.right - paper.left + 8, 18, shade)
  const style = { size: 8, bold: true } as const
  const right = { ...style, align: 'right' } as const
  sheet.text(names.position, columns.position, top + 12, style)
  sheet.text(names.item, columns.item, top + 12, style)
  sheet.text(names.amount, columns.amount, top + 12, right)
  sheet.text(names.price, columns.price, top + 12, right)
  sheet.text(names.rate, columns.rate, top + 12, right)
  sheet.text(names.sum, columns.sum, top + 12, right)
  page.top = top + 24
}

type PrintedLine = PrintedDocument['lines'][number]

const unitOf = ({ unit, unitName }: PrintedLine) => ({ code: unit, name: unitName })

interface Written {
  name: string[]
  details: string[]
}

function writtenOf(
  sheet: Sheet,
  line: PrintedLine,
  texts: BackendTexts['invoice'],
  locale: Locale,
): Written {
  const free =
    line.freeAmount > 0
      ? fill(texts.free, { amount: unitAmount(unitOf(line), line.freeAmount, locale) })
      : ''
  const details = [line.code && `${texts.code} ${line.code}`, free].filter(Boolean)
  return {
    name: sheet.wrap(line.isPart ? `+ ${line.name}` : line.name, itemWidth),
    details: details.flatMap((detail) => sheet.wrap(detail, itemWidth, { size: 7.5 })),
  }
}

function writeLine(
  { sheet, top }: Page,
  line: PrintedLine,
  position: number,
  { name, details }: Written,
  numbers: Numbers,
  { locale, isGross }: { locale: Locale; isGross: boolean },
): void {
  const right = { align: 'right' } as const
  const base = top + 9
  sheet.text(String(position), columns.position, base)
  name.forEach((text, index) => sheet.text(text, columns.item, base + index * 11))
  const below = base + name.length * 11 - 1.5
  details.forEach((text, index) =>
    sheet.text(text, columns.item, below + index * 9, { size: 7.5, colour: grey }),
  )
  const amount = unitAmount(unitOf(line), line.amount, locale)
  sheet.text(amount, columns.amount, base, {
    ...right,
    size: sheet.widthOf(amount, 9) > amountWidth ? 7 : 9,
  })
  const unit = isGross && 'unitGross' in line ? String(line.unitGross) : line.unitNet
  const price = numbers.price(unit)
  // A long price or amount is set smaller, so that it does not overlap.
  sheet.text(price, columns.price, base, { ...right, size: price.length > 11 ? 7 : 9 })
  sheet.text(`${numbers.plain(line.total.rate)} %`, columns.rate, base, right)
  sheet.text(numbers.sum(isGross ? line.total.gross : line.total.net), columns.sum, base, right)
}

function writeSubtotal(page: Page, texts: BackendTexts['invoice'], sum: string): void {
  const style = { size: 8.5, bold: true, align: 'right' } as const
  page.sheet.text(texts.carriedOver, columns.rate, page.top + 10, style)
  page.sheet.text(sum, columns.sum, page.top + 10, style)
  page.top += 14
}
