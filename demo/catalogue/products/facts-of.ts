import type { ParameterValueRecord } from '../../../backend/db/columns.ts'
import { type FitFacts, fitFactsOf, type FitParameter } from '../../../domain/ventilation/fit/fit-facts.ts'
import { titleOfValue } from '../parameters.ts'
import type { Plan } from '../plan.ts'
import { draftVariants } from './draft-variants.ts'
import { characterOf } from './values.ts'

/** Cache size: a catalogue of 100,000 products must not be in memory twice. */
const maxCachedPlans = 4096
const cachedFacts = new Map<Plan, readonly FitFacts[]>()

/** Input of the compatibility rules for the variants of a series, without duplicates. */
export function factsOf(plan: Plan): readonly FitFacts[] {
  const known = cachedFacts.get(plan)
  if (known) return known
  const facts = draftVariants(plan, characterOf(plan)).map(({ values }) => fitFactsOf(plan.family.category, [...values.values()].map(parameterOf)))
  const different = [...new Map(facts.map((each) => [JSON.stringify(each), each])).values()]
  const [oldest] = cachedFacts.keys()
  if (cachedFacts.size >= maxCachedPlans && oldest) cachedFacts.delete(oldest)
  cachedFacts.set(plan, different)
  return different
}

/**
 * A record value in the contract's form; explosion protection is the only title that rules read.
 */
export function parameterOf(value: ParameterValueRecord): FitParameter {
  if ('number' in value) return { code: value.code, number: value.number, values: [] }
  const title = (id: string) => (value.code === 'atex' ? titleOfValue(value.code, id).en : id)
  return { code: value.code, number: null, values: value.values.map((id) => ({ id, title: title(id) })) }
}
