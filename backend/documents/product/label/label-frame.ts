import { rgb } from '@cantoo/pdf-lib'
import type { EnergyLabel } from '../../../../domain/product/product.ts'
import type { Sheet } from '../../../pdf/sheet.ts'
import { scaleArrows } from './energy-scale.ts'
import { bolt, flagStars } from './label-symbols.ts'

/** 75 by 150 mm in points, the statutory minimum. */
export const labelSize = { width: 213, height: 425 } as const

export const labelBlue = rgb(0, 0.2, 0.53)
export const labelInk = rgb(0, 0, 0)
const cyan = rgb(0, 0.68, 0.94)
const flagBlue = rgb(0, 0.2, 0.6)
const yellow = rgb(1, 0.8, 0)
const inset = 12

export interface LabelPlace {
  left: number
  top: number
}

/** Draws frame, head, supplier, model and scale of a label; returns the top of its other figures. */
export function drawLabelFrame(
  sheet: Sheet,
  label: EnergyLabel,
  { supplier, models }: { supplier: string; models: string },
  place: LabelPlace,
): number {
  const { left, top } = place
  const { width, height } = labelSize
  sheet.path(roundedBox(width, height, 10), left, top, { width: 2.6, colour: cyan })
  head(sheet, place)
  const names = top + 74
  const half = (width - 2 * inset) / 2
  for (const { line, style, below } of fitted(sheet, supplier, half * 0.9, true))
    sheet.text(line, left + inset, names + below, style)
  for (const { line, style, below } of fitted(sheet, models, half * 1.1 - 6, false))
    sheet.text(line, left + width - inset, names + below, { ...style, align: 'right' })
  rule(sheet, left, top + 104)
  const below = scaleArrows(sheet, label, {
    left: left + inset,
    top: top + 117,
    width: width - 2 * inset,
    height: 18,
  })
  rule(sheet, left, top + height - 26)
  const number = label.regulation.replace(/^EU\s*/, '')
  sheet.text(number, left + width - inset, top + height - 10, {
    size: 9,
    bold: true,
    colour: labelInk,
    align: 'right',
  })
  return below + 6
}

/** Lines of a text, with a smaller font if it would take more than three. */
function fitted(sheet: Sheet, text: string, width: number, bold: boolean) {
  const sizes = [9, 8, 7, 6]
  const size = sizes.find((each) => sheet.wrap(text, width, { size: each, bold }).length <= 3) ?? 5
  const style = { size, bold, colour: labelInk }
  return sheet
    .wrap(text, width, style)
    .map((line, index) => ({ line, style, below: index * size * 1.2 }))
}

function rule(sheet: Sheet, left: number, top: number): void {
  sheet.box(left + 1.3, top, labelSize.width - 2.6, 1, cyan)
}

/** EU flag and the word ENERG with its language endings. */
function head(sheet: Sheet, { left, top }: LabelPlace): void {
  const flag = { x: left + inset, y: top + 14, width: 60, height: 40 }
  sheet.box(flag.x, flag.y, flag.width, flag.height, flagBlue)
  sheet.path(flagStars, flag.x, flag.y, { width: 0, fill: yellow, scale: 0.4 })
  const word = flag.x + flag.width + 8
  sheet.text('ENERG', word, top + 43, { size: 25, bold: true, colour: labelBlue })
  sheet.path(bolt, word + 86, top + 20, { width: 0, fill: labelBlue, scale: 0.26 })
  sheet.text('енергия · ενεργεια', word, top + 54, { size: 7.5, colour: labelBlue })
  const endings = left + labelSize.width - inset
  const small = { size: 7, bold: true, colour: labelBlue, align: 'right' } as const
  sheet.text('Y IJA', endings, top + 29, small)
  sheet.text('IE IA', endings, top + 40, small)
  rule(sheet, left, top + 61)
}

function roundedBox(width: number, height: number, radius: number): string {
  const [right, bottom] = [width - radius, height - radius]
  const turn = `A${radius} ${radius} 0 0 1`
  return `M${radius} 0H${right}${turn} ${width} ${radius}V${bottom}${turn} ${right} ${height}H${radius}${turn} 0 ${bottom}V${radius}${turn} ${radius} 0Z`
}
