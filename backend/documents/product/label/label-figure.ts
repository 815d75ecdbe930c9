import type { Sheet } from '../../../pdf/sheet.ts'
import { labelInk } from './label-frame.ts'

/** A large number followed by its unit, centred together; a dash if it is not stated. */
export function labelFigure(
  sheet: Sheet,
  number: number | null,
  unit: string,
  middle: number,
  top: number,
): void {
  const shown = number === null ? '–' : String(number)
  const [large, small] = [21, 10]
  const width = sheet.widthOf(shown, large, true) + 3 + sheet.widthOf(unit, small, true)
  sheet.text(shown, middle - width / 2, top, { size: large, bold: true, colour: labelInk })
  const style = { size: small, bold: true, colour: labelInk, align: 'right' } as const
  sheet.text(unit, middle + width / 2, top, style)
}
