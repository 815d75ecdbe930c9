import type { DuctLayout, DuctLine } from '../../../domain/ventilation/planner/duct-layout.ts'
import type { PlanRoom } from '../../../domain/ventilation/planner/plan-rooms.ts'
import type { Format } from '../../i18n/format.ts'
import type { Text } from '../../i18n/text.ts'
import { kindTexts, streamTexts } from './planner-texts.ts'

/** Names of rooms, numbered if there are several of a kind. */
export function roomNamesOf(rooms: readonly PlanRoom[], text: Text): string[] {
  return rooms.map(({ kind }, index) => {
    const same = rooms.flatMap((room, at) => (room.kind === kind ? [at] : []))
    const name = text(kindTexts[kind])
    return same.length > 1 ? `${name} ${same.indexOf(index) + 1}` : name
  })
}

/** `Zuluft, Wohnzimmer`, `Abluft, am Gerät`. */
export function lineName(
  { part, stream, room }: Pick<DuctLine, 'part' | 'stream' | 'room'>,
  names: readonly string[],
  text: Text,
): string {
  if (part === 'branch') return `${text(streamTexts[stream])}, ${names[room ?? 0] ?? ''}`
  if (part === 'main') return `${text(streamTexts[stream])}, ${text('planner.parts.main')}`
  return text(stream === 'supply' ? 'planner.outdoorAir' : 'planner.exhaustAir')
}

/** `2 × Ø 90 mm`. */
export function ductSize({ pipes, run }: Pick<DuctLine, 'pipes' | 'run'>): string {
  const size = `Ø\u00a0${run.diameter}\u00a0mm`
  return pipes > 1 ? `${pipes}\u00a0×\u00a0${size}` : size
}

/** Summands of the pressure loss. */
export function lossNote({ pressure }: DuctLayout, text: Text, format: Format): string {
  const pascal = (value: number) => format.quantity(Number(value.toFixed(1)), 'Pa')
  const [supply, extract] = [pascal(pressure.supply), pascal(pressure.extract)]
  return pressure.supply > 0
    ? text('planner.lossNote', { supply, extract })
    : text('planner.lossNoteExhaust', { extract })
}

/** Parts that the list omits. */
export function partsNote({ pressure }: DuctLayout, text: Text): string {
  return text(pressure.supply > 0 ? 'planner.partsNote' : 'planner.partsNoteExhaust')
}
