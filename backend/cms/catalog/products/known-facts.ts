import { type FitFacts, fitFactsOf } from '../../../../domain/ventilation/fit/fit-facts.ts'
import { json, ParameterValues } from '../../../db/columns.ts'
import { merged } from '../parameter-values.ts'
import { type Dictionary, parameterOf } from './dictionary.ts'

/** A variant's row, its parameters as JSON. */
interface FactsRow {
  categoryId: string
  productParameters: string
  variantParameters: string
}

const Parameters = json(ParameterValues)

const maxKnown = 5000
/** Memoised by their source: a page needs those of some forty variants, often the same accessories. */
const known = new WeakMap<Dictionary, Map<string, FitFacts>>()

/** Facts of a variant for the compatibility rules, cached as long as their dictionary. */
export function knownFacts(dictionary: Dictionary, row: FactsRow): FitFacts {
  const facts = factsKnownTo(dictionary)
  const key = [row.categoryId, row.productParameters, row.variantParameters].join(' ')
  const found = facts.get(key) ?? factsOf(dictionary, row)
  if (facts.size >= maxKnown) facts.clear()
  facts.set(key, found)
  return found
}

function factsKnownTo(dictionary: Dictionary): Map<string, FitFacts> {
  const found = known.get(dictionary) ?? new Map<string, FitFacts>()
  known.set(dictionary, found)
  return found
}

function factsOf(dictionary: Dictionary, row: FactsRow): FitFacts {
  const values = merged(
    Parameters.parse(row.productParameters),
    Parameters.parse(row.variantParameters),
  )
  // Titles are read only for markings, which are the same in every language.
  const parameters = values.flatMap((value) => parameterOf(dictionary, value, 'en') ?? [])
  return fitFactsOf(row.categoryId, parameters)
}
