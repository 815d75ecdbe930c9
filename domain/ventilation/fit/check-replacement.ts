import type { FitFacts } from './fit-facts.ts'
import { fits, type FitResult, incompatible } from './fit-result.ts'
import { satisfiesMarking } from './marking.ts'
import { fireMinutes } from './rules/protect.ts'

/** Filter groups of ISO 16890, the finest last; the percentage ranks within a group. */
const filterGroups = ['coarse', 'epm10', 'epm25', 'epm1']

/**
 * Whether one variant can replace another: the same opening and supply, and no less protection. Air
 * flow is not compared here.
 */
export function checkReplacement(old: FitFacts, next: FitFacts): FitResult {
  if (!isSame(old.sizes, next.sizes)) return incompatible('size-differs')
  if (!isSame(old.ends, next.ends)) return incompatible('ends-alike')
  if (old.volts !== null && next.volts !== null && old.volts !== next.volts)
    return incompatible('voltage-differs')
  if (old.marking && !(next.marking && satisfiesMarking(next.marking, old.marking)))
    return incompatible('explosion-protection')
  if (isLowerFireClass(old.fireClass, next.fireClass)) return incompatible('fire-class-lower')
  if (isLess(next.controlledAmps, old.controlledAmps)) return incompatible('current-too-high')
  if (isLess(next.controlledWatts, old.controlledWatts)) return incompatible('power-too-high')
  if (old.filterSize !== next.filterSize) return incompatible('filter-size-differs')
  if (isLowerFilterClass(old.filterClass, next.filterClass))
    return incompatible('filter-class-lower')
  if (old.madeFor.length && !old.madeFor.every((unit) => next.madeFor.includes(unit)))
    return incompatible('made-for-another-unit')
  return fits('like-for-like')
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value))
}

function isLess(own: number | null, needed: number | null): boolean {
  return needed !== null && (own === null || own < needed)
}

function isLowerFireClass(old: string | null, next: string | null): boolean {
  if (old === null || old === next) return false
  const [needed, own] = [fireMinutes(old), fireMinutes(next)]
  return needed === null || own === null || own < needed
}

function isLowerFilterClass(old: string | null, next: string | null): boolean {
  if (old === null || old === next) return false
  return next === null || filterRank(next) < filterRank(old)
}

/** `epm1-50` is 3.5: its group, then the retained share. */
function filterRank(filterClass: string): number {
  const [group = '', share = '0'] = filterClass.split('-')
  return filterGroups.indexOf(group) + Number(share) / 100
}
