import type { FitFacts } from '../fit-facts.ts'
import { atLongestStart } from '../fit-kind.ts'
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

/**
 * What is measured at a category: air at valves and dampers, the pressure of a clogged filter, and
 * the quantity of a sensor that is checked.
 */
const measuredAt: Record<string, readonly string[]> = {
  D9: ['velocity', 'flow'],
  E2: ['velocity', 'flow'],
  E3: ['velocity', 'flow'],
  F2: ['pressure'],
  F3: ['pressure'],
  'H3.1': ['humidity'],
  'H3.2': ['co2'],
  'H3.4': ['pressure'],
}

/** A meter is of use where its quantity is measured. */
export function measureAt(meter: FitFacts, { category }: FitFacts): RuleResult {
  if (meter.kind !== 'meter') return null
  const measured = atLongestStart(measuredAt, category) ?? []
  return meter.measures.some((each) => measured.includes(each)) ? fits('measures-it') : null
}

/** Tape, sealant and screws fit everything, unless another rule forbids it. */
export function fitsAnywhere(part: FitFacts): RuleResult {
  return part.kind === 'universal' ? fits('universal') : null
}
