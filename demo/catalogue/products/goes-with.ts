import { checkFit } from '../../../domain/ventilation/fit/check-fit.ts'
import { checkReplacement } from '../../../domain/ventilation/fit/check-replacement.ts'
import type { FitFacts } from '../../../domain/ventilation/fit/fit-facts.ts'
import { isDangerous } from '../../../domain/ventilation/fit/fit-result.ts'
import type { Plan } from '../plan.ts'
import { factsOf } from './facts-of.ts'

/**
 * The variants of one series that are compatible with a variant of the other one. None if one of
 * them would be unsafe: a page recommends for all of its variants, so a controller for the small
 * motor only, or for the AC motor only, is not recommended at all.
 */
export function servedVariants(one: Plan, other: Plan): readonly FitFacts[] {
  const served: FitFacts[] = []
  for (const own of factsOf(one)) {
    const results = factsOf(other).map((part) => checkFit(own, part))
    if (results.some(({ outcome }) => outcome === 'fits')) served.push(own)
    else if (results.some(isDangerous)) return []
  }
  return served
}

/** Whether two products are compatible, by the rules for their variants. */
export function goesWith(one: Plan, other: Plan): boolean {
  return servedVariants(one, other).length > 0
}

/** Number of variants of a series that another one replaces. */
export function replacedVariants(old: Plan, next: Plan): number {
  return factsOf(old).filter((own) => factsOf(next).some((other) => checkReplacement(own, other).outcome === 'fits')).length
}
