import type { AdviserAnswers } from './answers.ts'
import type { FanSearch } from './fan-searches.ts'
import { isForWall, type RatedFan } from './rate-fan.ts'
import type { FanRequirements } from './fan-requirements.ts'

export const partKinds = ['module', 'reducer', 'duct', 'damper', 'grille', 'clamp', 'tape'] as const
export type PartKind = (typeof partKinds)[number]

/** An accessory of a fan, and its category. */
export interface CompletingPart {
  kind: PartKind
  amount: number
  search: FanSearch
  /** Another category that has the part, if this one lacks the size. */
  otherwise?: string
}

const categories = {
  module: 'H2',
  reducer: 'D3',
  /** Plastic pipe for a hole in the wall, flexible pipe for anything longer. */
  wallDuct: 'C3',
  /** In sizes that plastic pipes lack. */
  metalDuct: 'C1',
  flexDuct: 'C2.1',
  damper: 'D8',
  grille: 'E1.2',
  clamp: 'L1',
  tape: 'L2',
} as const
/** Categories of the parts. */
export const partCategories: readonly string[] = Object.values(categories)

/** Module versions for each control. */
const modules = { timer: ['t', 'th'], humidity: ['h', 'th'] } as const

/**
 * Parts that a fan needs for its installation: control module, reducer to the opening, pipe,
 * backdraught damper, outside grille, clamps and tape.
 */
export function completingParts(
  { fan, compromises }: RatedFan,
  answers: AdviserAnswers,
  need: FanRequirements,
): CompletingPart[] {
  const { exit, opening } = answers
  const parts: CompletingPart[] = []
  const add = (kind: PartKind, categoryId: string, values: FanSearch['values'], amount = 1) =>
    parts.push({ kind, amount, search: { categoryId, values, ranges: {} } })
  const switching = compromises.find(({ limit }) => limit === 'switching')
  if (switching?.limit === 'switching' && switching.required !== 'motion')
    add('module', categories.module, { equipment: [...modules[switching.required]], u: ['230'] })
  // A window fan is complete.
  if (exit === 'window' && fan.categoryId === 'A1.5') return parts
  const own = fan.diameter ?? need.diameter
  const planned = opening === 'new' ? need.diameter : Number(opening)
  // The pane's opening stays closed, and the wall gets a hole for the fan.
  const way = isForWall(fan, answers) ? own : planned
  if (own < way) add('reducer', categories.reducer, { dn: [String(way)], dn2: [String(own)] })
  const dn = [String(Math.max(own, way))]
  if (exit === 'wall' || exit === 'window')
    parts.push({
      kind: 'duct',
      amount: 1,
      search: { categoryId: categories.wallDuct, values: { dn }, ranges: {} },
      otherwise: categories.metalDuct,
    })
  else add('duct', categories.flexDuct, { dn })
  if (!fan.hasBackdraught) add('damper', categories.damper, { dn })
  if (exit !== 'shaft') add('grille', categories.grille, { dn })
  if (exit === 'shaft' || exit === 'duct') add('clamp', categories.clamp, { dn }, 2)
  add('tape', categories.tape, {})
  return parts
}
