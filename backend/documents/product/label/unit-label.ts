import type { UnitLabel } from '../../../../domain/ventilation/fans/unit-label.ts'
import type { Sheet } from '../../../pdf/sheet.ts'
import { labelFigure } from './label-figure.ts'
import { labelBlue, labelInk, type LabelPlace, labelSize } from './label-frame.ts'
import { flowSymbol, soundSymbol } from './label-symbols.ts'

/** Sound power at the left, flow with its arrows at the right (Reg. (EU) 1254/2014 Annex III). */
export function drawUnitFigures(
  sheet: Sheet,
  { soundPower, maxFlow, direction }: UnitLabel,
  { left, top }: LabelPlace,
): void {
  const middle = labelSize.width / 2
  sheet.box(left + middle - 0.5, top + 4, 1, 92, labelBlue)
  sheet.path(soundSymbol.body, left + 27, top + 4, { width: 0, fill: labelBlue, scale: 0.5 })
  sheet.path(soundSymbol.lines, left + 27, top + 4, { width: 7, colour: labelBlue, scale: 0.5 })
  labelFigure(sheet, soundPower, 'dB', left + middle / 2, top + 80)
  sheet.text('L', left + middle / 2 - 2, top + 96, { size: 10, colour: labelInk, align: 'right' })
  sheet.text('WA', left + middle / 2 - 1, top + 97.5, { size: 7, colour: labelInk })
  for (const arrow of flowSymbol(direction))
    sheet.path(arrow, left + middle + 28, top + 4, { width: 0, fill: labelBlue, scale: 0.5 })
  labelFigure(sheet, maxFlow, 'm³/h', left + middle * 1.5, top + 80)
}
