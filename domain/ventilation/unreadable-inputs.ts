import { connectionEnds } from './duct/connection.ts'
import { ductDiameters, ductKinds, ductUses } from './duct/duct-input.ts'
import { noiseBases, placements } from './noise/noise-input.ts'
import { countRooms, maxRooms, noiseLimits, openings, ways } from './rooms/air-input.ts'
import { countUnreadable } from './unreadable-count.ts'

const diameters = ductDiameters.map(String)
const ends = ['pipe', ...connectionEnds]

/** Possible values of the calculators' parameters that are no numbers. */
const choices: Readonly<Record<string, readonly string[]>> = {
  way: ways,
  opening: openings.map(String),
  noise: noiseLimits.map(String),
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

/**
 * Number of parts of a calculator's URL that are replaced by the example, or not calculated: unknown
 * choices, unknown rooms and rooms beyond the maximum. Numbers are reported at their fields (`refused`).
 */
export function unreadableInputs(query: URLSearchParams): number {
  const unknown = Object.entries(choices).filter(([name, known]) => {
    const value = query.get(name) ?? ''
    return value !== '' && !known.includes(value)
  }).length
  const dropped = query.getAll('room').length - Math.min(countRooms(query), maxRooms)
  return countUnreadable(query, unknown + dropped)
}
