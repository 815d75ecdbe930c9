import type { Locale } from '../../locale.ts'
import { airDemand, csn15665, din18017, dwellingDemand, type Room } from './air-demand.ts'
import type { AirInput } from './air-input.ts'
import { type FanKind, fanKindOf, likelyDiameters } from '../fans/fan-choice.ts'

/** Figures in m³/h that a standard names for a room. */
export type RoomNorm =
  | { name: 'din18017'; onDemand: number; continuous: number }
  | { name: 'csn15665'; least: number; recommended: number }

export interface RoomPlan {
  room: Room
  /** m³ */
  volume: number
  /** m³/h by the usual changes of air. */
  range: { from: number; to: number }
  norm: RoomNorm | null
  /** m³/h to plan with. */
  need: number
  fan: FanKind
  /** mm; empty where the fan is not chosen by its diameter. */
  diameters: number[]
}

export interface AirPlan {
  rooms: RoomPlan[]
  /** m³/h of all rooms together. */
  total: number
  dwelling: { nominal: number; reduced: number; moisture: number } | null
}

/**
 * What rooms need: the middle of their usual air changes, and what the standard of the country asks
 * for where that is more, rounded up to 5 m³/h (domain part 2.2).
 */
export function airPlan(input: AirInput, locale: Locale): AirPlan {
  const rooms = input.rooms.map((room) => planOf(room, input, locale))
  return {
    rooms,
    total: rooms.reduce((sum, { need }) => sum + need, 0),
    dwelling: input.dwelling === null ? null : levelsOf(dwellingDemand(input.dwelling)),
  }
}

/** The room whose fan is hardest to find. */
export function largestNeed({ rooms }: AirPlan): RoomPlan | null {
  return rooms.reduce<RoomPlan | null>(
    (most, plan) => (most === null || plan.need > most.need ? plan : most),
    null,
  )
}

function planOf(room: Room, { way }: AirInput, locale: Locale): RoomPlan {
  const range = airDemand(room)
  const norm = normOf(room, locale)
  const middle = (range.from + range.to) / 2
  const need = Math.ceil(Math.max(middle, leastOf(norm)) / 5) * 5
  const fan = fanKindOf(room.kind, need, way)
  const diameters = fan === 'axial' || fan === 'inline' ? likelyDiameters(need) : []
  return { room, volume: room.area * room.height, range, norm, need, fan, diameters }
}

function normOf({ kind }: Room, locale: Locale): RoomNorm | null {
  if (locale === 'cs') {
    return kind === 'kitchen' || kind === 'bathroom' || kind === 'toilet'
      ? { name: 'csn15665', ...csn15665[kind] }
      : null
  }
  return kind === 'bathroom' || kind === 'toilet' ? { name: 'din18017', ...din18017[kind] } : null
}

/** m³/h that a standard asks for while the room is used; 0 without one. */
export function leastOf(norm: RoomNorm | null): number {
  if (norm === null) return 0
  return norm.name === 'din18017' ? norm.onDemand : norm.least
}

/** Reduced ventilation is 70 % of the nominal one, protection from moisture 30 % in a new building. */
function levelsOf(nominal: number) {
  return { nominal, reduced: nominal * 0.7, moisture: nominal * 0.3 }
}
