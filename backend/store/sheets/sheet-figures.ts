import type { PrintedSheet } from '../../../domain/contract/documents/store-sheets.ts'
import { grey, paper } from '../../pdf/sheet.ts'
import { type Cursor, sheetBottom } from './cursor.ts'

type Figure = PrintedSheet['figures'][number]

interface Cell {
  labels: string[]
  values: string[]
  /** pt; longer values are set smaller. */
  size: number
}

const perRow = 3
const width = (paper.right - paper.left) / perRow
const leading = 9

/** Figures with labels, three in a row. */
export function drawFigures(cursor: Cursor, figures: PrintedSheet['figures']): void {
  for (let first = 0; first < figures.length; first += perRow) {
    const cells = figures.slice(first, first + perRow).map((figure) => cellOf(cursor, figure))
    const labels = Math.max(1, ...cells.map((cell) => cell.labels.length))
    const values = Math.max(...cells.map((cell) => cell.values.length))
    const height = 34 + leading * (labels - 1 + Math.max(0, values - 2))
    if (cursor.top + height > sheetBottom) cursor.turnPage()
    for (const [column, cell] of cells.entries())
      drawCell(cursor, cell, paper.left + column * width, leading * (labels - 1))
    cursor.top += height
  }
  cursor.top += 6
}

function cellOf({ sheet }: Cursor, { name, value }: Figure): Cell {
  const wrap = (text: string, size: number, bold: boolean) =>
    sheet.wrap(text, width - 8, { size, bold })
  const size = wrap(value, 12, true).length > 1 ? 7.5 : 12
  return { labels: wrap(name, 8, false), values: wrap(value, size, true), size }
}

/** Values of a row stand in one line, below its longest label. */
function drawCell({ sheet, top }: Cursor, { labels, values, size }: Cell, x: number, down: number) {
  for (const [line, words] of labels.entries())
    sheet.text(words, x, top + 10 + line * leading, { size: 8, colour: grey })
  const start = top + down + (size > 8 ? 25 : 20)
  for (const [line, words] of values.entries())
    sheet.text(words, x, start + line * leading, { size, bold: true })
}
