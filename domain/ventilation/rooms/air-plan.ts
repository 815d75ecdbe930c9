import type { Locale } from '../../locale.ts'
import { airDemand, csn15665, din18017, dwellingDemand, type Room } from './air-demand.ts'
import type { AirInput } from './air-input.ts'
import { type FanKind, fanKindOf, likelyDiameters } from '../fans/fan-choice.ts'

/** Figures of a standard for a room in m³/h. */
export type RoomNorm =
  | { name: 'din18017'; onDemand: number; continuous: number }
  | { name: 'csn15665'; least: number; recommended: number }

export interface RoomPlan {
  room: Room
  /** m³ */
  volume: number
  /** m³/h by usual air changes. */
  range: { from: number; to: number }
  norm: RoomNorm | null
  /** Planned flow in m³/h. */
  need: number
  fan: FanKind
  /** mm; empty if the fan is not chosen by its diameter. */
  diameters: number[]
}

export interface AirPlan {
  rooms: RoomPlan[]
  /** Total of all rooms in m³/h. */
  total: number
  dwelling: { nominal: number; reduced: number; moisture: number } | null
}

/**
 * Air flow of rooms: the middle of usual air changes, or the country's standard if it requires
 * more, rounded up to 5 m³/h (domain part 2.2).
 */
export function airPlan(input: AirInput, locale: Locale): AirPlan {
  const rooms = input.rooms.map((room) => planOf(room, input, locale))
  return {
    rooms,
    total: rooms.reduce((sum, { need }) => sum + need, 0),
    dwelling: input.dwelling === null ? null : levelsOf(dwellingDemand(input.dwelling)),
  }
}

/** The room with the most demanding fan. */
export function largestDemand({ rooms }: AirPlan): RoomPlan | null {
  return rooms.reduce<RoomPlan | null>(
    (most, plan) => (most === null || plan.need > most.need ? plan : most),
    null,
  )
}

function planOf(room: Room, { way }: AirInput, locale: Locale): RoomPlan {
  const range = airDemand(room)
  const norm = normOf(room, locale)
  const middle = (range.from + range.to) / 2
  const need = Math.ceil(Math.max(middle, minimumFlow(norm)) / 5) * 5
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

/** Standard's flow in m³/h while the room is used; 0 without one. */
export function minimumFlow(norm: RoomNorm | null): number {
  if (norm === null) return 0
  return norm.name === 'din18017' ? norm.onDemand : norm.least
}

/** Reduced ventilation is 70 % of the nominal one, moisture protection 30 % in a new building. */
function levelsOf(nominal: number) {
  return { nominal, reduced: nominal * 0.7, moisture: nominal * 0.3 }
}
