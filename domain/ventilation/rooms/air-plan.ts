import type { Locale } from '../../locale.ts'
import { airDemand, dwellingDemand, isBeyondTable, type Room } from './air-demand.ts'
import type { AirInput } from './air-input.ts'
import { editions, type Source, unverified } from '../standards.ts'
import { chooseFan, type FanChoice } from '../fans/fan-choice.ts'
import { minimumFlow, normOf, type RoomNorm } from './room-norm.ts'

export interface RoomPlan {
  room: Room
  /** m³ */
  volume: number
  /** m³/h by usual air changes. */
  range: { from: number; to: number }
  norm: RoomNorm | null
  /** Required flow in m³/h: the standard's, else the minimum of usual air changes. */
  least: number
  /** Planned, comfortable flow in m³/h. */
  need: number
  /** Fans for the required flow and for the planned one; one if they are the same. */
  fans: RoomFan[]
}

export interface RoomFan extends FanChoice {
  level: 'least' | 'comfort'
}

export interface AirPlan {
  rooms: RoomPlan[]
  /** Total of all rooms in m³/h. */
  total: number
  dwelling: DwellingLevels | null
}

export interface DwellingLevels {
  /** m² */
  area: number
  nominal: number
  reduced: number
  moisture: number
  source: Source
  /** The area is not in the table of the standard. */
  isBeyondTable: boolean
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
    dwelling: input.dwelling === null ? null : levelsOf(input.dwelling),
  }
}

/** The room with the most demanding fan. */
export function largestDemand({ rooms }: AirPlan): RoomPlan | null {
  return rooms.reduce<RoomPlan | null>(
    (most, plan) => (most === null || plan.need > most.need ? plan : most),
    null,
  )
}

function planOf(room: Room, input: AirInput, locale: Locale): RoomPlan {
  const range = airDemand(room)
  const norm = normOf(room.kind, locale)
  const middle = (range.from + range.to) / 2
  const need = roundUp(Math.max(middle, minimumFlow(norm)))
  const least = Math.min(need, norm === null ? roundUp(range.from) : minimumFlow(norm))
  const comfort = { level: 'comfort' as const, ...chooseFan(room.kind, need, input) }
  const minimum = { level: 'least' as const, ...chooseFan(room.kind, least, input) }
  const fans = least < need ? [minimum, comfort] : [comfort]
  return { room, volume: room.area * room.height, range, norm, least, need, fans }
}

/** Reduced ventilation is 70 % of the nominal one, moisture protection 30 % in a new building. */
function levelsOf(area: number): DwellingLevels {
  const nominal = dwellingDemand(area)
  return {
    area,
    nominal,
    reduced: nominal * 0.7,
    moisture: nominal * 0.3,
    source: unverified(editions.din1946),
    isBeyondTable: isBeyondTable(area),
  }
}

const roundUp = (flow: number) => Math.ceil(flow / 5) * 5
