import { airChanges, type Room, type RoomKind } from './air-demand.ts'
import { amountWithin, choiceOf, type Limits } from '../field-value.ts'
import {
  invalidInputsInUrl,
  keepInvalid,
  queryOfInvalidInputs,
  type InvalidInputs,
} from '../invalid-inputs.ts'

/** Duct run: straight through the wall, or a duct with bends. */
export const ways = ['short', 'long'] as const
export type Way = (typeof ways)[number]

/** Diameters in mm of an existing opening or duct, and limits in dB(A) at 3 m. */
export const openings = [80, 100, 120, 125, 150, 160, 200, 250, 315] as const
export const noiseLimits = [25, 30, 35, 40] as const

export interface AirInput {
  rooms: Room[]
  way: Way
  /** mm; null: not given, any usual diameter suits. */
  opening: number | null
  /** Maximum level in dB(A) at 3 m; null: any. */
  noise: number | null
  /** Area of the whole dwelling in m²; null if not given. */
  dwelling: number | null
  refused?: InvalidInputs
}

export const maxRooms = 12
export const areaLimits: Limits = { min: 0.5, max: 500, decimals: 1 }
export const heightLimits: Limits = { min: 1.8, max: 10, decimals: 2 }
/** Areas of dwellings; the table of DIN 1946-6 ends at 30 and 210 m². */
export const dwellingLimits: Limits = { min: 20, max: 250, decimals: 0 }

const example: Room = { kind: 'bathroom', area: 6, height: 2.5 }
const another: Room = { kind: 'toilet', area: 1.5, height: 2.5 }

const limits = { area: areaLimits, height: heightLimits, dwelling: dwellingLimits }

/** A room with its raw input. */
interface Row {
  room: Room
  typed: { area?: string | undefined; height?: string | undefined }
}

/**
 * Parses the input of the calculator: `room=bathroom:6:2.5` for each room, or the fields of its
 * form, whose buttons `add` and `drop` edit the rooms. Invalid input falls back to an example.
 */
export function airInputOf(query: URLSearchParams): AirInput {
  const rows = [...rowsOfAddress(query), ...rowsOfForm(query)]
  const drop = query.get('drop')
  const remaining = rows.filter((_, index) => String(index) !== drop).slice(0, maxRooms)
  const rooms = remaining.map(({ room }) => room)
  if (query.has('add') && rooms.length < maxRooms) rooms.push(another)
  const texts = remaining.flatMap(({ typed: { area = '', height = '' } }, index) => [
    [`area.${index}`, area] as const,
    [`height.${index}`, height] as const,
  ])
  const carried = invalidInputsInUrl(query).filter(([name]) => name === 'dwelling')
  return {
    rooms: rooms.length > 0 ? rooms : [example],
    way: choiceOf(ways, query.get('way')),
    opening: openings.find((each) => String(each) === query.get('opening')) ?? null,
    noise: noiseLimits.find((each) => String(each) === query.get('noise')) ?? null,
    dwelling: amountWithin(query.get('dwelling'), dwellingLimits),
    ...keepInvalid([...texts, ['dwelling', query.get('dwelling')], ...carried], limits),
  }
}

/** Canonical query, without defaults. */
export function queryOfAir(input: AirInput): [string, string][] {
  const { rooms, way, refused } = input
  const optional = (['opening', 'noise', 'dwelling'] as const).flatMap((name) =>
    input[name] === null ? [] : [[name, String(input[name])] satisfies [string, string]],
  )
  const written = rooms.map(({ kind, area, height }) => `${kind}:${area}:${height}`)
  const isExample = written.join() === `${example.kind}:${example.area}:${example.height}`
  return [
    ...(isExample && !refused ? [] : written).map((room): [string, string] => ['room', room]),
    ...(way === 'short' ? [] : [['way', way] satisfies [string, string]]),
    ...optional,
    ...queryOfInvalidInputs(refused),
  ]
}

/** Rooms of a URL, also those beyond the maximum; a room of unknown kind or without area is none. */
export function countRooms(query: URLSearchParams): number {
  return rowsOfAddress(query).length
}

function rowsOfAddress(query: URLSearchParams): Row[] {
  const carried = new Map(invalidInputsInUrl(query))
  return query.getAll('room').flatMap((text, index) => {
    const [kind = '', area = '', height = ''] = text.split(':')
    const typed = {
      area: carried.get(`area.${index}`) ?? area,
      height: carried.get(`height.${index}`) ?? height,
    }
    return area === '' ? [] : rowOf(kind, area, height, typed)
  })
}

/** Rows of a native form: fields of the same name belong together by index. */
function rowsOfForm(query: URLSearchParams): Row[] {
  const [areas, heights] = [query.getAll('area'), query.getAll('height')]
  return query
    .getAll('kind')
    .slice(0, maxRooms)
    .flatMap((kind, index) => {
      const typed = { area: areas[index], height: heights[index] }
      // An empty row is no room.
      return typed.area || typed.height
        ? rowOf(kind, typed.area ?? '', typed.height ?? '', typed)
        : []
    })
}

function rowOf(kind: string, area: string, height: string, typed: Row['typed']): Row[] {
  if (!isRoomKind(kind)) return []
  const room = {
    kind,
    area: amountWithin(area, areaLimits) ?? example.area,
    height: amountWithin(height, heightLimits) ?? example.height,
  }
  return [{ room, typed }]
}

function isRoomKind(text: string): text is RoomKind {
  return Object.hasOwn(airChanges, text)
}
