import type { AdviserAnswers } from './answers.ts'
import type { FanCandidate } from './fan-candidate.ts'
import { rateFan, type RatedFan } from './rate-fan.ts'
import type { FanRequirements } from './fan-requirements.ts'

export type FanHighlight = 'cheapest' | 'quietest' | 'best'

export interface ChosenFan extends RatedFan {
  /** Criterion that it wins; none for one that completes the three. */
  highlights: FanHighlight[]
}

/** Number of results. */
const shown = 3
/** Maximum distance from the nearest match; beyond it a fan is no alternative. */
const tolerance = 0.3

/**
 * The cheapest, the quietest and the best of the fitting fans; if one wins several criteria, the
 * next best complete the three. If none fits, the same among the nearest, each with its
 * compromises. Empty only if no fan suits the place.
 */
export function chooseFans(
  fans: readonly FanCandidate[],
  answers: AdviserAnswers,
  need: FanRequirements,
): ChosenFan[] {
  const rated = fans.flatMap((fan) => rateFan(fan, answers, need) ?? [])
  const nearest = rated.reduce((least, { distance }) => Math.min(least, distance), Infinity)
  const pool = rated.filter(({ distance }) => distance <= (nearest && nearest + tolerance))
  const chosen: ChosenFan[] = []
  highlight('cheapest', first(pool, cheaper))
  highlight('quietest', first(pool, quieter))
  highlight('best', first(pool, better))
  while (chosen.length < shown) {
    const others = rated.filter(({ fan }) => !chosen.some((known) => isSameModel(known.fan, fan)))
    const next = first(others, better)
    if (!next) break
    chosen.push({ ...next, highlights: [] })
  }
  return chosen

  function highlight(name: FanHighlight, judgedFan: RatedFan | null) {
    if (!judgedFan) return
    const known = chosen.find(({ fan }) => isSameModel(fan, judgedFan.fan))
    if (known) known.highlights.push(name)
    else chosen.push({ ...judgedFan, highlights: [name] })
  }

  function better(a: RatedFan, b: RatedFan): number {
    return a.distance - b.distance || scoreOf(b, need) - scoreOf(a, need) || cheaper(a, b)
  }
}

/**
 * Ranking of fitting fans: nearest to the comfortable flow, then quiet, then efficient. 20 % of
 * that flow weigh as much as 5 dB or as 20 W.
 */
function scoreOf({ fan, flow }: RatedFan, { comfort }: FanRequirements): number {
  const share = Math.min(1, flow / comfort)
  return share - (fan.sound ?? 0) / 25 - (fan.power ?? 0) / 100
}

function cheaper(a: RatedFan, b: RatedFan): number {
  return a.fan.price - b.fan.price || soundOf(a) - soundOf(b) || byId(a, b)
}

function quieter(a: RatedFan, b: RatedFan): number {
  return soundOf(a) - soundOf(b) || a.fan.price - b.fan.price || byId(a, b)
}

function byId(a: RatedFan, b: RatedFan): number {
  return a.fan.variantId < b.fan.variantId ? -1 : 1
}

const soundOf = ({ fan }: RatedFan) => fan.sound ?? Infinity

/** Variants and colours of one product are no alternatives. */
function isSameModel(a: FanCandidate, b: FanCandidate): boolean {
  return a.productId === b.productId || a.sameInOtherColours.includes(b.productId)
}

function first(
  fans: readonly RatedFan[],
  compare: (a: RatedFan, b: RatedFan) => number,
): RatedFan | null {
  return fans.reduce<RatedFan | null>(
    (best, next) => (best === null || compare(next, best) < 0 ? next : best),
    null,
  )
}
