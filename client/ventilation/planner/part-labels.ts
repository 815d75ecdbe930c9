import type { PlannedPart } from '../../../domain/ventilation/screens/planner.ts'
import type { Format } from '../../i18n/format.ts'
import type { Text } from '../../i18n/text.ts'
import { pieceTexts } from './planner-texts.ts'

/** `Wickelfalzrohr, Ø 125 mm`. */
export function pieceTitle({ kind, diameter }: PlannedPart, text: Text): string {
  const name = text(pieceTexts[kind])
  return diameter === null ? name : `${name}, Ø\u00a0${diameter}\u00a0mm`
}

/** `12,5 m`, `5 Abgänge`, `4`. */
export function needText({ need, unit }: PlannedPart, text: Text, format: Format): string {
  if (unit === 'port') return text('planner.ports', { n: need })
  return unit === 'piece' ? format.number(need) : format.quantity(need, unit)
}

/** Lowest level in dB(A) that an estimate can distinguish from silence. */
const maxTitleLength = 20

/** `26 dB(A)`, `unter 20 dB(A)`. */
export function noiseText(level: number, text: Text, format: Format): string {
  return level < maxTitleLength
    ? text('planner.below', { level: format.quantity(maxTitleLength, 'dB(A)') })
    : format.quantity(Math.round(level), 'dB(A)')
}
