import { airChanges, type Room, type RoomKind } from './air-demand.ts'
import { amountWithin, choiceOf, type Limits } from './field-value.ts'

/** How the air gets out: straight through the wall, or by a duct with bends. */
export const ways = ['short', 'long'] as const
export type Way = (typeof ways)[number]

export interface AirInput {
  rooms: Room[]
  way: Way
  /** m² of the whole dwelling; null where nobody asked. */
  dwelling: number | null
}

export const maxRooms = 12
export const areaLimits: Limits = { min: 0.5, max: 500, decimals: 1 }
export const heightLimits: Limits = { min: 1.8, max: 10, decimals: 2 }
/** Where the parabola of DIN 1946-6 is meant to be read. */
export const dwellingLimits: Limits = { min: 20, max: 250, decimals: 0 }

const example: Room = { kind: 'bathroom', area: 6, height: 2.5 }
const another: Room = { kind: 'toilet', area: 1.5, height: 2.5 }

/**
 * What is asked of the calculator: `room=bathroom:6:2.5` for each room, or the fields of its form,
 * whose buttons `add` and `drop` change the list. Nothing usable ends in an example.
 */
export function airInputOf(query: URLSearchParams): AirInput {
  const rooms = [...query.getAll('room').flatMap(roomOf), ...typedRooms(query)]
  const drop = query.get('drop')
  const kept = rooms.filter((_, index) => String(index) !== drop).slice(0, maxRooms)
  if (query.has('add') && kept.length < maxRooms) kept.push(another)
  return {
    rooms: kept.length > 0 ? kept : [example],
    way: choiceOf(ways, query.get('way')),
    dwelling: amountWithin(query.get('dwelling'), dwellingLimits),
  }
}

/** The query of it in one spelling, without what is the default. */
export function queryOfAir({ rooms, way, dwelling }: AirInput): [string, string][] {
  const written = rooms.map(({ kind, area, height }) => `${kind}:${area}:${height}`)
  const isExample = written.join() === `${example.kind}:${example.area}:${example.height}`
  return [
    ...(isExample ? [] : written).map((room): [string, string] => ['room', room]),
    ...(way === 'short' ? [] : [['way', way] satisfies [string, string]]),
    ...(dwelling === null ? [] : [['dwelling', String(dwelling)] satisfies [string, string]]),
  ]
}

function roomOf(text: string): Room[] {
  const [kind = '', area = '', height = ''] = text.split(':')
  return checkedRoom(kind, area, height)
}

/** Rows of a form without script: fields of the same name belong together by their order. */
function typedRooms(query: URLSearchParams): Room[] {
  const [areas, heights] = [query.getAll('area'), query.getAll('height')]
  return query
    .getAll('kind')
    .slice(0, maxRooms)
    .flatMap((kind, index) => checkedRoom(kind, areas[index] ?? '', heights[index] ?? ''))
}

function checkedRoom(kind: string, typedArea: string, typedHeight: string): Room[] {
  const area = amountWithin(typedArea, areaLimits)
  if (!isRoomKind(kind) || area === null) return []
  return [{ kind, area, height: amountWithin(typedHeight, heightLimits) ?? example.height }]
}

function isRoomKind(text: string): text is RoomKind {
  return Object.hasOwn(airChanges, text)
}
