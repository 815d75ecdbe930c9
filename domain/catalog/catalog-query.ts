import { catalogPageSize } from './catalog-page-size.ts'
import type { CatalogScope, Range } from './catalog.ts'
import { parseOperatingPoint } from '../ventilation/fans/operating-point-filter.ts'
import { parsePages } from './page-range.ts'
import { parseSort } from './sort-orders.ts'

const parameterCode = /^f_([a-z0-9_]+?)(?:_(from|to))?$/
const priceEdge = /^price_(from|to)$/

/** Parses a canonical query to a scope; unknown parts are skipped. */
export function scopeOfQuery(query: URLSearchParams): CatalogScope {
  // Maps, because a visitor may name a filter `constructor` or `__proto__`.
  const values = new Map<string, string[]>()
  const ranges = new Map<string, Range>()
  for (const [key, value] of query) {
    const [, code = '', edge] = parameterCode.exec(key) ?? []
    const priceSide = priceEdge.exec(key)?.[1]
    if (priceSide) setEdge(ranges, 'price', priceSide, value)
    else if (edge && code !== 'price') setEdge(ranges, code, edge, value)
    else if (code && !edge) addValue(values, code, value)
  }
  const operatingPoint = parseOperatingPoint(query)
  return {
    values: Object.fromEntries(values),
    ranges: Object.fromEntries([...ranges].map(([code, range]) => [code, inOrder(range)])),
    brands: [...new Set(query.getAll('brand').filter(Boolean))],
    availableOnly: query.get('available') === '1',
    ...(operatingPoint && { reaches: operatingPoint }),
    sort: parseSort(query.get('sort')) ?? 'default',
    ...(parsePages(query.get('page') ?? '') ?? { page: 1 }),
    perPage: catalogPageSize,
  }
}

/** A number with comma or point; null for anything else. */
export function parseAmount(value: string): number | null {
  const text = value.replace(/[\s\u00a0]/g, '').replace(',', '.')
  const amount = Number(text || Number.NaN)
  return Number.isFinite(amount) && amount >= 0 ? amount : null
}

function addValue(values: Map<string, string[]>, code: string, value: string) {
  const known = values.get(code) ?? []
  if (value && !known.includes(value)) values.set(code, [...known, value])
}

function setEdge(ranges: Map<string, Range>, code: string, edge: string, value: string) {
  const amount = parseAmount(value)
  if (amount === null) return
  const range = ranges.get(code) ?? { from: null, to: null }
  ranges.set(code, edge === 'from' ? { ...range, from: amount } : { ...range, to: amount })
}

/** Swapped ends mean the same range. */
function inOrder({ from, to }: Range): Range {
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }
}
