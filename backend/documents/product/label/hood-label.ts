import { rgb } from '@cantoo/pdf-lib'
import type { HoodFiche } from '../../../../domain/ventilation/fans/hood-fiche.ts'
import type { Sheet } from '../../../pdf/sheet.ts'
import { labelFigure } from './label-figure.ts'
import { labelBlue, labelInk, type LabelPlace, labelSize } from './label-frame.ts'
import {
  fanSymbol,
  greaseSymbol,
  lampSymbol,
  type LabelSymbol,
  soundSymbol,
} from './label-symbols.ts'

const pale = rgb(0.55, 0.6, 0.66)

/** Consumption, three efficiencies and sound (Reg. (EU) 65/2014 Annex III point 2). */
export function drawHoodFigures(sheet: Sheet, fiche: HoodFiche, { left, top }: LabelPlace): void {
  const { consumption, fluid, light, grease, sound } = fiche
  const whole = consumption === null ? null : Math.round(consumption)
  labelFigure(sheet, whole, 'kWh/annum', left + labelSize.width / 2, top + 20)
  sheet.box(left + 12, top + 30, labelSize.width - 24, 0.7, labelBlue)
  const width = (labelSize.width - 16) / 4
  const middleOf = (column: number) => left + 8 + width * (column + 0.5)
  const rated = [
    [fanSymbol, fluid],
    [lampSymbol, light],
    [greaseSymbol, grease],
  ] as const
  rated.forEach(([symbol, efficiency], column) => {
    drawSymbol(sheet, symbol, middleOf(column) - 17, top + 38)
    const style = { size: 19, bold: true, colour: labelInk, align: 'middle' } as const
    sheet.text(efficiency?.class ?? '–', middleOf(column), top + 96, style)
    sheet.text('ABCDEFG', middleOf(column), top + 108, {
      size: 7,
      colour: pale,
      align: 'middle',
    })
  })
  drawSymbol(sheet, soundSymbol, middleOf(3) - 17, top + 38)
  const decibels = sound.max === null ? '–' : String(sound.max)
  const style = { bold: true, colour: labelInk, align: 'middle' } as const
  sheet.text(decibels, middleOf(3), top + 96, { ...style, size: 19 })
  sheet.text('dB', middleOf(3), top + 108, { ...style, size: 9 })
}

function drawSymbol(sheet: Sheet, { body, lines }: LabelSymbol, left: number, top: number): void {
  sheet.path(body, left, top, { width: 0, fill: labelBlue, scale: 0.34 })
  sheet.path(lines, left, top, { width: 6, colour: labelBlue, scale: 0.34 })
}
