import type { FitFacts } from '../fit-facts.ts'
import { fits, incompatible, type RuleResult, unknown } from '../fit-result.ts'

/** Filter sets and spare parts are made for named units. */
export function madeForUnit(part: FitFacts, unit: FitFacts): RuleResult {
  if (part.kind !== 'unit-part' || unit.kind === 'unit-part') return null
  if (unit.kind !== 'unit' && unit.kind !== 'fan') return null
  if (!part.madeFor.length || unit.model === null) return unknown
  return part.madeFor.includes(unit.model)
    ? fits('made-for-unit')
    : incompatible('made-for-another-unit')
}

/** Central units drain condensate through a trap. */
export function drainUnit(part: FitFacts, unit: FitFacts): RuleResult {
  return part.kind === 'condensate' && unit.category.startsWith('B1') ? fits('drains-unit') : null
}

const universal: ReadonlySet<string | null> = new Set(['universal', 'meter'])

/** Tape, sealant, screws and meters fit everything, unless another rule forbids it. */
export function fitsAnywhere(part: FitFacts): RuleResult {
  return universal.has(part.kind) ? fits('universal') : null
}
