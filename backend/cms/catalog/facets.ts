import type { Facet } from '../../../domain/catalog.ts'
import type { CurrencyCode } from '../../../domain/currency.ts'
import type { Locale } from '../../../domain/locale.ts'
import { reduced, toDecimal } from '../../pricing/money.ts'
import { maskFor, type Sql } from './candidates.ts'
import type { Dictionary, ParameterEntry } from './dictionary.ts'
import type { Narrowing } from './narrowing.ts'

/**
 * A count (`low`), or the bounds of a range, of one facet. The row of `available` carries the total
 * of the whole result in `high`, so that the candidates need not be weighed once more for it.
 */
export interface FacetRow {
  kind: 'value' | 'number' | 'brand' | 'price' | 'available'
  parameter_n: number
  value: string
  low: number | null
  high: number | null
}

/** Facets of a whole category, kept ready. */
export function facetsOfCategory(categoryN: number): Sql {
  return {
    sql: `SELECT kind, parameter_n, value, low, high FROM category_facet WHERE category_n = ?1
      UNION ALL SELECT 'available', 0, '', (SELECT count(*) FROM listing WHERE category_n = ?1 AND available),
        (SELECT product_count FROM category WHERE n = ?1)`,
    bindings: [categoryN],
  }
}

/** Facets of a narrowed result: each is counted as if nothing of its own were chosen. */
export function facetsOfCandidates(
  candidate: Sql,
  narrowings: readonly Narrowing[],
  parameters: readonly ParameterEntry[],
  currency: CurrencyCode,
): Sql {
  const cases = narrowings.flatMap(({ parameterN, facet }) =>
    parameterN === null ? [] : [`WHEN ${parameterN} THEN c.${maskFor(facet, narrowings)}`],
  )
  const own = cases.length ? `CASE x.parameter_n ${cases.join(' ')} ELSE c.hits END` : 'c.hits'
  const list = parameters.map((entry) => entry.n).join(', ') || '-1'
  const ofBrand = maskFor('brand', narrowings)
  const ofPrice = maskFor('price', narrowings)
  const ofAvailable = maskFor('available', narrowings)
  return {
    sql: `${candidate.sql}
      SELECT 'value' AS kind, x.parameter_n, x.value, count(*) AS low, NULL AS high
        FROM candidate c CROSS JOIN product_value x ON x.product_n = c.product_n
        WHERE x.parameter_n IN (${list}) AND x.mask & ${own} GROUP BY x.parameter_n, x.value
      UNION ALL SELECT 'number', x.parameter_n, '', min(x.number), max(x.number)
        FROM candidate c CROSS JOIN product_number x ON x.product_n = c.product_n
        WHERE x.parameter_n IN (${list}) AND x.mask & ${own} GROUP BY x.parameter_n
      UNION ALL SELECT 'brand', brand_n, '', count(*), NULL
        FROM candidate WHERE ${ofBrand} <> 0 GROUP BY brand_n
      UNION ALL SELECT 'price', 0, '', min(x.with_tax), max(x.with_tax)
        FROM candidate c CROSS JOIN product_price x ON x.product_n = c.product_n AND x.currency = ?
        WHERE x.mask & c.${ofPrice}
      UNION ALL SELECT 'available', 0, '',
        count(iif(available_mask & ${ofAvailable}, 1, NULL)), count(iif(hits, 1, NULL)) FROM candidate`,
    bindings: [...candidate.bindings, currency],
  }
}

/** The row of the totals alone, for lists without facets. */
export function totalOfCandidates(candidate: Sql): Sql {
  return {
    sql: `${candidate.sql} SELECT 'available' AS kind, 0 AS parameter_n, '' AS value,
      count(iif(available_mask & hits, 1, NULL)) AS low, count(iif(hits, 1, NULL)) AS high FROM candidate`,
    bindings: candidate.bindings,
  }
}

interface Shown {
  dictionary: Dictionary
  parameters: readonly ParameterEntry[]
  currency: CurrencyCode
  groupPercent: number
  locale: Locale
}

/**
 * Facets in the order of the category's filters, then brand, price and availability. `offered` has
 * every value of the place, so that a value without a match stays, with the count 0.
 */
export function facetList(
  offered: readonly FacetRow[],
  counted: readonly FacetRow[],
  shown: Shown,
): Facet[] {
  const counts = new Map(counted.map((row) => [keyOf(row), row]))
  const brands = offered
    .filter((row) => row.kind === 'brand')
    .flatMap((row) => {
      const brand = shown.dictionary.brands.get(row.parameter_n)
      return brand ? { ...brand, count: counts.get(keyOf(row))?.low ?? 0 } : []
    })
    .sort((a, b) => a.title.localeCompare(b.title, shown.locale))
  const price = counted.find((row) => isPrice(row, shown.currency)) ?? null
  const available = counts.get('available:0:')?.low ?? 0
  const amount = (minor: number | null | undefined) =>
    toDecimal(reduced(minor ?? 0, shown.groupPercent, shown.currency))
  return [
    ...shown.parameters.flatMap((entry) => parameterFacet(entry, offered, counts) ?? []),
    { type: 'values', code: 'brand', title: titles.brand[shown.locale], unit: '', values: brands },
    {
      type: 'range',
      code: 'price',
      title: titles.price[shown.locale],
      unit: shown.currency,
      min: amount(price?.low),
      max: amount(price?.high),
    },
    {
      type: 'boolean',
      code: 'available',
      title: titles.available[shown.locale],
      unit: '',
      count: available,
    },
  ]
}

const titles = {
  brand: { de: 'Marke', cs: 'Značka', sk: 'Značka', en: 'Brand' },
  price: { de: 'Preis', cs: 'Cena', sk: 'Cena', en: 'Price' },
  available: { de: 'Verfügbar', cs: 'Dostupné', sk: 'Dostupné', en: 'Available' },
} as const satisfies Record<string, Record<Locale, string>>

function parameterFacet(
  entry: ParameterEntry,
  offered: readonly FacetRow[],
  counts: ReadonlyMap<string, FacetRow>,
): Facet | null {
  const { code, title, unit } = entry
  const rows = offered.filter(
    (row) => row.parameter_n === entry.n && (row.kind === 'value' || row.kind === 'number'),
  )
  const [first] = rows
  if (!first) return null
  if (entry.type === 'number') {
    const range = counts.get(keyOf(first)) ?? first
    return { type: 'range', code, title, unit, min: range.low ?? 0, max: range.high ?? 0 }
  }
  const countOf = (value: string) => counts.get(`value:${entry.n}:${value}`)?.low ?? 0
  if (entry.type === 'boolean')
    return { type: 'boolean', code, title, unit, count: countOf('true') }
  const present = new Set(rows.map((row) => row.value))
  const values = [...entry.values.values()]
    .filter(({ id }) => present.has(id))
    .map((value) => ({ ...value, count: countOf(value.id) }))
  return { type: entry.type, code, title, unit, values }
}

function keyOf(row: FacetRow): string {
  return `${row.kind}:${row.parameter_n}:${row.kind === 'value' ? row.value : ''}`
}

function isPrice(row: FacetRow, currency: CurrencyCode): boolean {
  return row.kind === 'price' && (row.value === currency || row.value === '')
}
