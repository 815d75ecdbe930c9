import type { Choice, TradeFacet } from '../../../../domain/ventilation/search/trade-facet.ts'
import { type CurrencyCode, defaultCurrency } from '../../../../domain/currency.ts'
import { join, emptyBits, difference, intersect } from '../../listing/bits.ts'
import type { ColumnName } from '../../listing/columns.ts'
import { type Narrowing, narrowingsOf } from '../../catalog/narrowing.ts'
import type { Dictionary } from '../../catalog/products/dictionary.ts'

/** A filter across several columns. */
export interface FacetNarrowing extends Narrowing {
  columns: readonly ColumnName[]
}

const nothing = { values: {}, ranges: {}, brands: [], availableOnly: false }

/** Prices as the visitor sees them. */
export interface Prices {
  currency: CurrencyCode
  groupPercent: number
}
const anybody: Prices = { currency: defaultCurrency, groupPercent: 0 }

/** Matches of a query's facet: variants with any of its choices. */
export function facetNarrowing(
  { any }: TradeFacet,
  dictionary: Dictionary,
  prices = anybody,
): FacetNarrowing {
  const narrowings = any.flatMap((choice) =>
    'sameAs' in choice
      ? equalValues(choice, dictionary)
      : narrowingsOf(scopeOf(choice), dictionary, pricesOf(choice, prices)).map((narrowing) =>
          'lacking' in choice ? inverse(narrowing) : narrowing,
        ),
  )
  const passes: Narrowing['passes'] = (segment) => {
    const bits = emptyBits(segment.variants)
    for (const narrowing of narrowings) join(bits, narrowing.passes(segment))
    return bits
  }
  const others = any.flatMap((choice) => ('sameAs' in choice ? [choice.sameAs] : []))
  const columns = [
    ...narrowings.flatMap(({ column }) => column ?? []),
    ...others.flatMap((code) =>
      valuesOf(code, ['0'], dictionary).flatMap(({ column }) => column ?? []),
    ),
  ]
  return { facet: any[0].code, column: columns[0] ?? null, columns, passes }
}

function valuesOf(code: string, values: string[], dictionary: Dictionary): Narrowing[] {
  return narrowingsOf({ ...nothing, values: { [code]: values } }, dictionary, anybody)
}

/** Variants whose two parameters have the same value. */
function equalValues(
  { code, sameAs }: { code: string; sameAs: string },
  dictionary: Dictionary,
): Narrowing[] {
  const ids = [...(dictionary.parameters.get(code)?.values.keys() ?? [])]
  return ids.flatMap((id) => {
    const [own] = valuesOf(code, [id], dictionary)
    const [other] = valuesOf(sameAs, [id], dictionary)
    if (!own || !other) return []
    return [{ ...own, passes: (segment) => intersect(own.passes(segment), other.passes(segment)) }]
  })
}

function inverse({ facet, column, passes }: Narrowing): Narrowing {
  return { facet, column, passes: (segment) => difference(segment.all, passes(segment)) }
}

function pricesOf(choice: Choice, prices: Prices): Prices {
  return 'currency' in choice && choice.currency !== null
    ? { ...prices, currency: choice.currency }
    : prices
}

function scopeOf(choice: Exclude<Choice, { sameAs: string }>) {
  if ('lacking' in choice) return { ...nothing, values: { [choice.code]: [...choice.lacking] } }
  if ('values' in choice) return { ...nothing, values: { [choice.code]: [...choice.values] } }
  if ('range' in choice) return { ...nothing, ranges: { [choice.code]: choice.range } }
  return { ...nothing, reaches: { flow: choice.flow, pressure: choice.pressure } }
}
