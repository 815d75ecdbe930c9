import type { Choice, TradeFacet } from '../../../domain/ventilation/search/trade-facet.ts'
import { type CurrencyCode, defaultCurrency } from '../../../domain/currency.ts'
import { join, emptyBits, difference } from '../listing/bits.ts'
import type { ColumnName } from '../listing/columns.ts'
import { type Narrowing, narrowingsOf } from '../catalog/narrowing.ts'
import type { Dictionary } from '../catalog/products/dictionary.ts'

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
    narrowingsOf(scopeOf(choice), dictionary, pricesOf(choice, prices)).map((narrowing) =>
      'lacking' in choice ? inverse(narrowing) : narrowing,
    ),
  )
  const passes: Narrowing['passes'] = (segment) => {
    const bits = emptyBits(segment.variants)
    for (const narrowing of narrowings) join(bits, narrowing.passes(segment))
    return bits
  }
  const columns = narrowings.flatMap(({ column }) => column ?? [])
  return { facet: any[0].code, column: columns[0] ?? null, columns, passes }
}

function inverse({ facet, column, passes }: Narrowing): Narrowing {
  return { facet, column, passes: (segment) => difference(segment.all, passes(segment)) }
}

function pricesOf(choice: Choice, prices: Prices): Prices {
  return 'currency' in choice && choice.currency !== null
    ? { ...prices, currency: choice.currency }
    : prices
}

function scopeOf(choice: Choice) {
  if ('lacking' in choice) return { ...nothing, values: { [choice.code]: [...choice.lacking] } }
  if ('values' in choice) return { ...nothing, values: { [choice.code]: [...choice.values] } }
  if ('range' in choice) return { ...nothing, ranges: { [choice.code]: choice.range } }
  return { ...nothing, reaches: { flow: choice.flow, pressure: choice.pressure } }
}
