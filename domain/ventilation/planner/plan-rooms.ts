import { amountWithin, type Limits } from '../field-value.ts'
import { invalidInputsInUrl } from '../invalid-inputs.ts'
import { type PlanRoomKind, planRoomKinds } from './room-kinds.ts'

export interface PlanRoom {
  kind: PlanRoomKind
  /** m² */
  area: number
  /** Duct length in m; null: estimated. */
  length: number | null
}

export const maxPlanRooms = 20
export const planAreaLimits: Limits = { min: 1, max: 200, decimals: 1 }
export const branchLimits: Limits = { min: 0.5, max: 40, decimals: 1 }
export const roomLimits = { area: planAreaLimits, length: branchLimits }

const another: PlanRoom = { kind: 'bedroom', area: 12, length: null }

interface Row {
  room: PlanRoom
  area: string
  length: string
}

interface ReadRooms {
  rooms: PlanRoom[]
  /** Raw input by field name: `area.1` of the second room. */
  texts: [name: string, text: string][]
  unreadable: number
}

/** Rooms of a URL (`room=bedroom:14:6`) and of form rows. */
export function readRooms(query: URLSearchParams): ReadRooms {
  const carried = new Map(invalidInputsInUrl(query))
  const ofAddress = query.getAll('room').map((text, index) => {
    const [kind = '', area = '', length = ''] = text.split(':')
    const row = rowOf(kind, area, length)
    return row && { ...row, area: carried.get(`area.${index}`) ?? area }
  })
  const [areas, lengths] = [query.getAll('area'), query.getAll('length')]
  const ofForm = query.getAll('kind').flatMap((kind, index) => {
    const area = areas[index] ?? ''
    // An empty row is no room.
    return area.trim() ? [rowOf(kind, area, lengths[index] ?? '')] : []
  })
  const rows = [...ofAddress, ...ofForm]
  const drop = query.get('drop')
  const readable = rows.filter((row) => row !== null)
  const remaining = readable.filter((_, index) => String(index) !== drop)
  const shown = remaining.slice(0, maxPlanRooms)
  const rooms = shown.map(({ room }) => room)
  if (query.has('add') && rooms.length < maxPlanRooms) rooms.push(another)
  return {
    rooms,
    texts: shown.flatMap(({ area, length }, index): [string, string][] => [
      [`area.${index}`, area],
      [`length.${index}`, length],
    ]),
    unreadable: rows.length - readable.length + (remaining.length - shown.length),
  }
}

export function serializeRoom({ kind, area, length }: PlanRoom): string {
  return length === null ? `${kind}:${area}` : `${kind}:${area}:${length}`
}

/** Null for an unknown kind or an invalid area. */
function rowOf(kindText: string, area: string, length: string): Row | null {
  const kind = planRoomKinds.find((each) => each === kindText)
  const within = amountWithin(area, planAreaLimits)
  if (!kind || within === null) return null
  return { room: { kind, area: within, length: amountWithin(length, branchLimits) }, area, length }
}
