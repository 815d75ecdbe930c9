import type { PrintedSheet } from '../../../domain/contract/documents/store-sheets.ts'
import { grey, paper } from '../../pdf/sheet.ts'
import { type Cursor, sheetBottom } from './cursor.ts'

const perRow = 3
const rowHeight = 34

/** Figures with labels, three in a row. */
export function drawFigures(cursor: Cursor, figures: PrintedSheet['figures']): void {
  const width = (paper.right - paper.left) / perRow
  for (const [index, { name, value }] of figures.entries()) {
    const column = index % perRow
    if (column === 0 && cursor.top + rowHeight > sheetBottom) cursor.turnPage()
    const x = paper.left + column * width
    const [label = ''] = cursor.sheet.wrap(name, width - 8, { size: 8 })
    cursor.sheet.text(label, x, cursor.top + 10, { size: 8, colour: grey })
    const large = cursor.sheet.wrap(value, width - 8, { size: 12, bold: true })
    // Longer texts are set smaller, over two lines.
    const size = large.length > 1 ? 7.5 : 12
    const lines = cursor.sheet.wrap(value, width - 8, { size, bold: true }).slice(0, 2)
    for (const [line, words] of lines.entries())
      cursor.sheet.text(words, x, cursor.top + (size > 8 ? 25 : 20 + line * 9), {
        size,
        bold: true,
      })
    if (column === perRow - 1 || index === figures.length - 1) cursor.top += rowHeight
  }
  cursor.top += 6
}
