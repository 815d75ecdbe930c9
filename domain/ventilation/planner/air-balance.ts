import { isBeyondTable } from '../rooms/air-demand.ts'
import type { Dwelling, MarketRules, Rule } from './market-rules.ts'
import type { PlanInput } from './plan-input.ts'
import type { PlanRoom } from './plan-rooms.ts'
import { isExtractKind, isSupplyKind, type SupplyKind } from './room-kinds.ts'
import { shareFlow } from './share-flow.ts'

/** Requirements of a rule for this dwelling, in m³/h. */
export interface Demand {
  by: Rule['by'] | 'extract'
  least: number
  planned: number
  standard: string
  isVerified: boolean
}

/** A room with its flows in m³/h: all day, and at the highest level. */
export interface RoomAir {
  room: PlanRoom
  stream: 'supply' | 'extract' | null
  flow: number
  boost: number
  /** Minimum of the standard while the room is used; 0 without a figure. */
  least: number
}

export interface AirBalance {
  /** Supply and extract flow in m³/h. */
  total: number
  boost: number
  /** Minimum of the standard in m³/h. */
  least: number
  /** The requirement that the total follows from comes first. */
  demands: Demand[]
  /** Flow for moisture protection in m³/h; null if the standard has none. */
  moisture: number | null
  /** Total area in m², if it is not in the table of the standard. */
  beyondTable: number | null
  rooms: RoomAir[]
}

/** Supply factors by room kind (DIN 1946-6). */
const supplyFactors: Record<SupplyKind, number> = { living: 3, bedroom: 2, office: 1.5 }

/** Balances supply and extract air over the rooms; the largest requirement decides. */
export function airBalance(input: PlanInput, rules: MarketRules): AirBalance {
  const { rooms, height, persons, insulation } = input
  const area = rooms.reduce((sum, room) => sum + room.area, 0)
  const demands = demandsOf({ area, volume: area * height, persons }, rooms, rules)
  const total = roundUp(demands[0]?.planned ?? 0)
  const inUse = sumOf(rooms, (room) => extractOf(room, rules).inUse)
  const boost = roundUp(Math.max(total * rules.boost, inUse))
  const flows = sharesOf(total, rooms, rules, 'always')
  const boosted = sharesOf(boost, rooms, rules, 'inUse')
  return {
    total,
    boost,
    least: demands.reduce((most, { least }) => Math.max(most, least), 0),
    demands,
    moisture: rules.moisture && Math.ceil(total * rules.moisture[insulation]),
    beyondTable: rules.rules.some(({ by }) => by === 'area') && isBeyondTable(area) ? area : null,
    rooms: rooms.map((room, index) => ({
      room,
      stream: streamOf(room),
      flow: flows[index] ?? 0,
      boost: boosted[index] ?? 0,
      least: extractOf(room, rules).inUse,
    })),
  }
}

export function streamOf({ kind }: PlanRoom): RoomAir['stream'] {
  if (isSupplyKind(kind)) return 'supply'
  return isExtractKind(kind) ? 'extract' : null
}

function demandsOf(
  dwelling: Dwelling,
  rooms: readonly PlanRoom[],
  { rules, extractSource, ...own }: MarketRules,
): Demand[] {
  const drawn = sumOf(rooms, ({ kind }) => (isExtractKind(kind) ? own.extract[kind].always : 0))
  const byRules = rules.map(({ by, standard, isVerified, least, planned }): Demand => {
    return { by, standard, isVerified, least: least(dwelling), planned: planned(dwelling) }
  })
  const extract: Demand = { by: 'extract', ...extractSource, least: drawn, planned: drawn }
  return [...byRules, ...(drawn > 0 ? [extract] : [])].toSorted((a, b) => b.planned - a.planned)
}

/** Whole m³/h by room, in the order of the rooms. */
function sharesOf(
  total: number,
  rooms: readonly PlanRoom[],
  rules: MarketRules,
  level: 'always' | 'inUse',
): number[] {
  const flows = rooms.map(() => 0)
  for (const stream of ['supply', 'extract'] as const) {
    const members = rooms.flatMap((room, index) => (streamOf(room) === stream ? [index] : []))
    const shares = shareFlow(
      total,
      members.map((index) => wishOf(rooms[index], rules, level)),
    )
    for (const [at, index] of members.entries()) flows[index] = shares[at] ?? 0
  }
  return flows
}

function wishOf(room: PlanRoom | undefined, rules: MarketRules, level: 'always' | 'inUse') {
  if (!room) return { least: 0, weight: 0 }
  if (isSupplyKind(room.kind)) {
    const weight = rules.supplyBy === 'kind' ? supplyFactors[room.kind] : room.area
    return { least: 0, weight }
  }
  const { inUse } = extractOf(room, rules)
  return { least: extractOf(room, rules)[level], weight: inUse }
}

function extractOf({ kind }: PlanRoom, { extract }: MarketRules) {
  return isExtractKind(kind) ? extract[kind] : { always: 0, inUse: 0 }
}

function sumOf(rooms: readonly PlanRoom[], of: (room: PlanRoom) => number): number {
  return rooms.reduce((sum, room) => sum + of(room), 0)
}

/** Units are adjustable in steps of 5 m³/h. */
const roundUp = (flow: number) => Math.ceil(Number((flow / 5).toFixed(6))) * 5
