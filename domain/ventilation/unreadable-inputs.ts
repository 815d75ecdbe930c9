import { connectionEnds } from './duct/connection.ts'
import { ductDiameters, ductKinds, ductUses } from './duct/duct-input.ts'
import { noiseBases, placements } from './noise/noise-input.ts'
import { airChanges } from './rooms/air-demand.ts'
import { maxRooms, ways } from './rooms/air-input.ts'

const diameters = ductDiameters.map(String)
const ends = ['pipe', ...connectionEnds]

/** Possible values of the calculators' parameters that are no numbers. */
const choices: Readonly<Record<string, readonly string[]>> = {
  way: ways,
  use: ductUses,
  duct: ductKinds,
  diameter: diameters,
  basis: noiseBases,
  place: placements,
  size: diameters,
  end: connectionEnds,
  to: diameters,
  toEnd: ends,
}

const most = 99

/**
 * Number of parts of a calculator's URL that are replaced by the example, or not calculated: unknown
 * choices, unknown rooms and rooms beyond the maximum. Numbers are reported at their fields (`refused`).
 */
export function unreadableInputs(query: URLSearchParams): number {
  const unknown = Object.entries(choices).filter(([name, known]) => {
    const value = query.get(name) ?? ''
    return value !== '' && !known.includes(value)
  }).length
  const rooms = query.getAll('room')
  const readable = rooms.filter((room) => isRoom(room)).length
  const dropped = rooms.length - Math.min(readable, maxRooms)
  const counted = Number(/^\d{1,2}$/.exec(query.get('unreadable') ?? '')?.[0] ?? 0)
  return Math.min(most, unknown + dropped + counted)
}

/** `bathroom:6:2.5`; a room without an area is no room. */
function isRoom(text: string): boolean {
  const [kind = '', area = ''] = text.split(':')
  return Object.hasOwn(airChanges, kind) && area !== ''
}
