import { textsOf } from '../../locales/texts-of.ts'
import type { Facet } from '../../../domain/catalog/catalog.ts'
import type { CurrencyCode } from '../../../domain/currency.ts'
import type { Locale } from '../../../domain/locale.ts'
import { toDecimal } from '../../../domain/minor-units.ts'
import { reduced } from '../../pricing/money.ts'
import type { ColumnName, NumberName, ValueName } from '../listing/columns.ts'
import { boundsOf } from '../listing/segment.ts'
import type { Dictionary, ParameterEntry } from './products/dictionary.ts'
import { hitsWithout, type Matches } from './matches.ts'
import { productsWith } from './products/totals.ts'

interface Shown {
  dictionary: Dictionary
  parameters: readonly ParameterEntry[]
  currency: CurrencyCode
  groupPercent: number
  locale: Locale
}

/** Columns needed to count the facets. */
export function facetColumns({ parameters, currency }: Pick<Shown, 'parameters' | 'currency'>) {
  return [
    ...parameters.map(columnOf),
    'brand',
    'available',
    'fan',
    `price:${currency}`,
  ] satisfies ColumnName[]
}

/**
 * Facets in the order of the category's filters, with the operating point, then brand, price and
 * availability. Each is counted without its own filter; a value without a match stays, with the
 * count 0.
 */
export function facetList(matches: readonly Matches[], shown: Shown): Facet[] {
  const { dictionary, parameters, currency, locale } = shown
  const brandCounts = countsOf(matches, 'brand', 'brand')
  const brands = [...brandCounts].flatMap(([n, count]) => {
    const brand = dictionary.brands.get(Number(n))
    return brand ? { ...brand, count } : []
  })
  const [low, high] = rangeOf(matches, 'price', `price:${currency}`)?.chosen ?? [0, 0]
  const amount = (minor: number) => toDecimal(reduced(minor, shown.groupPercent, currency))
  return [
    ...withDuty(
      parameters.flatMap((entry) => parameterFacet(entry, matches) ?? []),
      productsWith(matches, 'reaches', 'fan'),
      textsOf(locale).catalog.facets.reaches,
    ),
    {
      type: 'values',
      code: 'brand',
      title: textsOf(locale).catalog.facets.brand,
      unit: '',
      values: brands.sort((a, b) => a.title.localeCompare(b.title, locale)),
    },
    {
      type: 'range',
      code: 'price',
      title: textsOf(locale).catalog.facets.price,
      unit: currency,
      min: amount(low),
      max: amount(high),
    },
    {
      type: 'boolean',
      code: 'available',
      title: textsOf(locale).catalog.facets.available,
      unit: '',
      count: productsWith(matches, 'available', 'available'),
    },
  ]
}

/** Added after flow and pressure if there are fans. */
function withDuty(facets: Facet[], count: number, title: string): Facet[] {
  const behind = facets.findLastIndex(({ code }) => code === 'q_max' || code === 'dp_max')
  if (behind < 0 || count === 0) return facets
  return facets.toSpliced(behind + 1, 0, { type: 'duty', code: 'reaches', title, unit: '', count })
}

function columnOf({ type, pk }: ParameterEntry): ValueName | NumberName {
  return type === 'number' ? `number:${pk}` : `value:${pk}`
}

function parameterFacet(entry: ParameterEntry, matches: readonly Matches[]): Facet | null {
  const { pk, code, title, unit, type } = entry
  if (type === 'number') {
    const range = rangeOf(matches, code, `number:${pk}`)
    if (!range) return null
    const [min, max] = range.chosen ?? range.whole
    return { type: 'range', code, title, unit, min, max }
  }
  const counts = countsOf(matches, code, `value:${pk}`)
  if (counts.size === 0) return null
  if (type === 'boolean') return { type, code, title, unit, count: counts.get('true') ?? 0 }
  const values = [...entry.values.values()].flatMap((value) => {
    const count = counts.get(value.id)
    return count === undefined ? [] : { ...value, count }
  })
  return { type, code, title, unit, values }
}

/** Products by value, with every value of the listing. */
function countsOf(
  matches: readonly Matches[],
  facet: string,
  column: ValueName,
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const match of matches) {
    const { segment, base } = match
    const values = segment.column(column)
    if (!values) continue
    const hits = hitsWithout(match, facet)
    for (const [value, having] of values) {
      const count = having.count(hits, segment)
      const isOffered = count > 0 || (base !== hits && having.count(base, segment) > 0)
      if (isOffered) counts.set(value, (counts.get(value) ?? 0) + count)
    }
  }
  return counts
}

type Bounds = readonly [number, number]

/** Bounds of the matching numbers (null: none) and of all; null if there are none. */
function rangeOf(
  matches: readonly Matches[],
  facet: string,
  column: NumberName,
): { chosen: Bounds | null; whole: Bounds } | null {
  let chosen: Bounds | null = null
  let whole: Bounds | null = null
  for (const match of matches) {
    const { segment, base } = match
    const numbers = segment.column(column)
    if (!numbers) continue
    chosen = wider(chosen, boundsOf(numbers, hitsWithout(match, facet), segment.all))
    whole = wider(whole, boundsOf(numbers, base, segment.all))
  }
  return whole && { chosen, whole }
}

function wider(a: Bounds | null, b: Bounds | null): Bounds | null {
  return a && b ? [Math.min(a[0], b[0]), Math.max(a[1], b[1])] : (a ?? b)
}
