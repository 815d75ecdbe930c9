import { checkFit } from './check-fit.ts'
import { checkReplacement } from './check-replacement.ts'
import type { FitFacts } from './fit-facts.ts'

/** A variant that may be offered with another one. */
export interface Candidate {
  facts: FitFacts
}

/**
 * The first variant that fits another one; if no rule applies, the first of its size or without a
 * size. Null if none does: incompatibilities are never offered.
 */
export function chooseFitting<T extends Candidate>(
  own: FitFacts,
  candidates: readonly T[],
): T | null {
  const rated = candidates.map((candidate) => ({
    candidate,
    outcome: checkFit(own, candidate.facts).outcome,
  }))
  const fitting = rated.find(({ outcome }) => outcome === 'fits')
  const unjudged = rated.find(
    ({ outcome, candidate }) => outcome === 'unknown' && isOfSize(own, candidate.facts),
  )
  return (fitting ?? unjudged)?.candidate ?? null
}

/** The first variant that can replace one, else the first of all. */
export function chooseReplacement<T extends Candidate>(
  own: FitFacts,
  candidates: readonly T[],
): T | null {
  const alike = candidates.find(({ facts }) => checkReplacement(own, facts).outcome === 'fits')
  return alike ?? candidates[0] ?? null
}

function isOfSize(one: FitFacts, other: FitFacts): boolean {
  if (!one.sizes.length || !other.sizes.length) return true
  return one.sizes.some((size) => other.sizes.includes(size))
}
