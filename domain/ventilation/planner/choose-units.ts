import { sleepNoiseLimit } from './noise-at-pillow.ts'
import type { RatedUnit } from './rate-unit.ts'

export type UnitHighlight = 'recommended' | 'cheapest' | 'quietest' | 'thrifty'

export interface ChosenUnit extends RatedUnit {
  highlights: UnitHighlight[]
}

/**
 * Units that meet the requirements: the recommended one (the cheapest that is inaudible at night,
 * else the quietest), the cheapest, the quietest and the most efficient. If none does, the nearest
 * one, without an highlight. Empty only if there is none at all.
 */
export function chooseUnits(rated: readonly RatedUnit[]): ChosenUnit[] {
  const able = rated.filter(({ reaches }) => reaches)
  if (able.length === 0) {
    const nearest = best(rated, ({ running }) => -running.flow)
    return nearest ? [{ ...nearest, highlights: [] }] : []
  }
  const quiet = able.filter(({ noise }) => noise !== null && noise.ear <= sleepNoiseLimit)
  const quietest = best(able, earOf)
  const chosen: ChosenUnit[] = []
  highlight('recommended', best(quiet, priceOf) ?? quietest)
  highlight('cheapest', best(able, priceOf))
  highlight('quietest', quietest)
  highlight('thrifty', best(able, costOf))
  return chosen

  function highlight(name: UnitHighlight, judgedUnit: RatedUnit | null) {
    if (!judgedUnit) return
    const { productId } = judgedUnit.unit
    const known = chosen.find(({ unit }) => unit.productId === productId)
    if (known) known.highlights.push(name)
    else chosen.push({ ...judgedUnit, highlights: [name] })
  }
}

const priceOf = ({ unit }: RatedUnit) => unit.price
const earOf = ({ noise }: RatedUnit) => noise?.ear ?? Infinity
/** One percent of heat recovery weighs as much as 2 W. */
const costOf = ({ unit, power }: RatedUnit) =>
  (power ?? unit.power ?? 1000) - 2 * (unit.recovery ?? 0)

/** The first by a figure; ties by price, then by id. */
function best(units: readonly RatedUnit[], of: (unit: RatedUnit) => number): RatedUnit | null {
  return units.reduce<RatedUnit | null>((first, next) => {
    if (first === null) return next
    const difference =
      of(next) - of(first) ||
      next.unit.price - first.unit.price ||
      (next.unit.variantId < first.unit.variantId ? -1 : 1)
    return difference < 0 ? next : first
  }, null)
}
