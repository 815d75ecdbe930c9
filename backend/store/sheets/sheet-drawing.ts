import { rgb } from '@cantoo/pdf-lib'
import type { SheetDrawing } from '../../../domain/contract/documents/store-sheets.ts'
import { paper } from '../../pdf/sheet.ts'
import { type Cursor, sheetBottom } from './cursor.ts'

type Tone = SheetDrawing['boxes'][number]['tone']

const inks = {
  fresh: rgb(0, 0.44, 0.49),
  used: rgb(0.7, 0.26, 0.04),
  plain: rgb(0.35, 0.4, 0.43),
} satisfies Record<Tone, unknown>
const grounds = {
  fresh: rgb(0.89, 0.95, 0.96),
  used: rgb(0.99, 0.94, 0.91),
  plain: rgb(0.93, 0.95, 0.96),
} satisfies Record<Tone, unknown>
const lineWidth = 2

/** A drawing fitted to the width or the remaining height. */
export function drawDrawing(cursor: Cursor, drawing: SheetDrawing): void {
  const { width, height, boxes, lines, texts } = drawing
  if (!(width > 0) || !(height > 0)) return
  const scale = Math.min((paper.right - paper.left) / width, (sheetBottom - 90) / height)
  if (cursor.top + height * scale > sheetBottom) cursor.turnPage()
  const { sheet, top } = cursor
  const x = (value: number) => paper.left + value * scale
  const y = (value: number) => top + value * scale
  for (const { x1, y1, x2, y2, tone } of lines) {
    const left = x(Math.min(x1, x2)) - lineWidth / 2
    const upper = y(Math.min(y1, y2)) - lineWidth / 2
    const across = Math.abs(x2 - x1) * scale + lineWidth
    const down = Math.abs(y2 - y1) * scale + lineWidth
    sheet.box(left, upper, across, down, inks[tone])
  }
  for (const box of boxes) {
    const [left, upper] = [x(box.x), y(box.y)]
    const [across, down] = [box.width * scale, box.height * scale]
    sheet.box(left, upper, across, down, inks[box.tone])
    sheet.box(left + 0.6, upper + 0.6, across - 1.2, down - 1.2, grounds[box.tone])
  }
  for (const { text, align, bold, ...at } of texts) {
    const size = Math.max(5, Math.min(9, 12 * scale))
    const [words = ''] = sheet.wrap(text, paper.right - paper.left, { size, bold })
    const part = { start: 0, middle: 0.5, end: 1 }[align]
    sheet.text(words, x(at.x) - sheet.widthOf(words, size, bold) * part, y(at.y), { size, bold })
  }
  cursor.top += height * scale + 14
}
