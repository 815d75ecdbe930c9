import { rgb } from '@cantoo/pdf-lib'
import type { SheetTable } from '../../../domain/contract/documents/store-sheets.ts'
import { paper } from '../../pdf/sheet.ts'
import { type Cursor, sheetBottom } from './cursor.ts'

const shade = rgb(0.95, 0.95, 0.95)
const size = 8
const lineHeight = 10
const gap = 8

interface Column {
  left: number
  width: number
  align: 'left' | 'right'
  title: string
}

/** A table across pages; each repeats the head. */
export function drawTable(cursor: Cursor, { title, columns, rows }: SheetTable): void {
  const own = placed(cursor, columns)
  if (cursor.top + 70 > sheetBottom) cursor.turnPage()
  cursor.top += 14
  cursor.sheet.text(title, paper.left, cursor.top, { size: 10.5, bold: true })
  cursor.top += 6
  drawHead(cursor, own)
  for (const row of rows) {
    const cells = own.map(({ width }, index) =>
      cursor.sheet.wrap(row[index] ?? '', roomIn(width), { size }),
    )
    const height = Math.max(1, ...cells.map((cell) => cell.length)) * lineHeight + 5
    if (cursor.top + height > sheetBottom) {
      cursor.turnPage()
      drawHead(cursor, own)
    }
    for (const [index, column] of own.entries())
      for (const [line, words] of (cells[index] ?? []).entries())
        write(cursor, column, words, cursor.top + lineHeight * (line + 1))
    cursor.top += height
    cursor.sheet.line(cursor.top, paper.left, paper.right, 0.3)
  }
  cursor.top += 6
}

function drawHead(cursor: Cursor, columns: readonly Column[]): void {
  const titles = columns.map(({ title, width }) =>
    cursor.sheet.wrap(title, roomIn(width), { size, bold: true }),
  )
  const height = 6 + lineHeight * Math.max(1, ...titles.map((lines) => lines.length))
  cursor.sheet.box(paper.left - 4, cursor.top, paper.right - paper.left + 8, height, shade)
  for (const [index, column] of columns.entries())
    for (const [line, words] of (titles[index] ?? []).entries())
      write(cursor, column, words, cursor.top + 11 + lineHeight * line, true)
  cursor.top += height + 2
}

function write(
  { sheet }: Cursor,
  { left, width, align }: Column,
  words: string,
  top: number,
  bold = false,
): void {
  sheet.text(words, align === 'right' ? left + width : left, top, { size, bold, align })
}

/** Widths by shares; a column is not narrower than the words of its title. */
function placed({ sheet }: Cursor, columns: SheetTable['columns']): Column[] {
  const room = paper.right - paper.left
  const sized = columns.map((column) => {
    const words = column.title.split(' ').map((word) => sheet.widthOf(word, size, true))
    return { ...column, least: Math.min(Math.max(...words) + gap + 1, room / columns.length) }
  })
  const all = sumOf(sized.map(({ share }) => share))
  const isNarrow = ({ share, least }: (typeof sized)[number]) => (room * share) / all < least
  const left = room - sumOf(sized.filter(isNarrow).map(({ least }) => least))
  const shares = sumOf(sized.flatMap((one) => (isNarrow(one) ? [] : [one.share])))
  let start: number = paper.left
  return sized.map((column) => {
    const { title, align, share, least } = column
    const width = isNarrow(column) ? least : (left * share) / shares
    const at = { left: start, width, align, title }
    start += width
    return at
  })
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}

/** At least one character fits into any column. */
function roomIn(width: number): number {
  return Math.max(2 * size, width - gap)
}
