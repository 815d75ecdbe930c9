import { Sort } from '../../domain/catalog/catalog.ts'
import { maxCompared } from '../../domain/product/compare.ts'
import { parseReviewSort } from '../../domain/product/reviews/review-sort.ts'
import {
  parseOperatingPoint,
  serializeOperatingPoint,
} from '../../domain/ventilation/fans/operating-point-filter.ts'
import { firstPageOf, parsePages, serializePages } from '../../domain/catalog/page-range.ts'
import { listingParameters, type QueryParameter } from '../../domain/screens/query-parameter.ts'
import type { ScreenPolicy } from '../../domain/screens/screen-policy.ts'
import { screenPolicies } from '../../domain/screens/screens.gen.ts'
import type { ScreenName } from '../../domain/routes.ts'
import { parseSearchTab } from '../../domain/catalog/search-tabs.ts'
import { adviserInputOf, queryOfAdviser } from '../../domain/ventilation/adviser/answers.ts'
import { calculatorQuery } from '../../domain/ventilation/calculator-query.ts'
import { planInputOf, queryOfPlan } from '../../domain/ventilation/planner/plan-input.ts'

const maxValues = 30
const value = /^[a-z0-9._-]{1,40}$/
const filterName = /^f_[a-z0-9_]{1,40}$/
/** Range parameters: `f_q_max_from`. */
const isEdge = /_(?:from|to)$/
const allParameters = Object.values(screenPolicies).flatMap(({ query }: ScreenPolicy) =>
  typeof query === 'object' ? query.flatMap(expand) : [],
)

type Parser = (text: string, isListing: boolean) => string | null

/**
 * Parameters with one value; `brand` and `f_` are repeatable, `reaches` is parsed with its
 * partners.
 */
const single: Record<Exclude<QueryParameter, 'brand' | 'f_' | 'reaches'>, Parser> = {
  page: pages,
  sort: (text) => (text !== 'default' && Sort.safeParse(text).success ? text : null),
  q: (text) => searchText(text) || null,
  tab: parseSearchTab,
  typed: flag,
  variant_id: (text) => (/^[\w.-]{1,40}$/.test(text) ? text : null),
  for_credits: (text) => (text === 'true' ? text : null),
  region: choice,
  service: choice,
  reviews_page: (text) => pages(text, false),
  reviews_sort: (text) => (parseReviewSort(text) === 'newest' ? null : text),
  ids: productIds,
  write_review: flag,
  available: flag,
  price_from: amount,
  price_to: amount,
}

/**
 * Canonical query for cache keys: parameters that may change a page, sorted and normalised. Unknown
 * names, junk, empty values and duplicates are dropped.
 */
export function canonicalQuery(params: URLSearchParams, screen?: ScreenName): URLSearchParams {
  if (params.size === 0) return new URLSearchParams()
  const names = parametersOf(screen)
  if (names === 'calculator') return calculatorQuery(params)
  if (names === 'adviser') return new URLSearchParams(queryOfAdviser(adviserInputOf(params)))
  if (names === 'planner') return new URLSearchParams(queryOfPlan(planInputOf(params)))
  const isListing = names.includes('f_')
  const known: [string, string][] = []
  for (const [name, parse] of Object.entries(single)) {
    const parsed = names.includes(name) ? parse(params.get(name) ?? '', isListing) : null
    if (parsed !== null) known.push([name, parsed])
  }
  swapInverted(known)
  const duty = names.includes('reaches') ? parseOperatingPoint(params) : null
  if (duty) known.push(['reaches', serializeOperatingPoint(duty)])
  if (isListing) known.push(...filterValues(params))
  return new URLSearchParams(known.sort(byNameAndValue))
}

function flag(text: string): string | null {
  return text === '1' ? text : null
}

function expand(name: QueryParameter | 'listing'): readonly QueryParameter[] {
  return name === 'listing' ? listingParameters : [name]
}

/** Parameters of the screen; without a screen, of any screen. */
function parametersOf(
  screen?: ScreenName,
): readonly string[] | 'adviser' | 'calculator' | 'planner' {
  if (screen === undefined) return allParameters
  const { query = [] }: ScreenPolicy = screenPolicies[screen]
  return typeof query === 'string' ? query : query.flatMap(expand)
}

/** Parameters that make an indexable page: page number and search. */
export function seoQuery(canonical: URLSearchParams): URLSearchParams {
  const q = canonical.get('q')
  const shown = parsePages(canonical.get('page') ?? '')
  // Page ranges are duplicates of single pages.
  const page = shown ? serializePages({ page: firstPageOf(shown) }) : ''
  return new URLSearchParams([...(page ? [['page', page]] : []), ...(q === null ? [] : [['q', q]])])
}

/** A price range with swapped ends means the same range. */
function swapInverted(parameters: [string, string][]): void {
  const from = parameters.find(([name]) => name === 'price_from')
  const to = parameters.find(([name]) => name === 'price_to')
  if (!from || !to || Number(from[1]) <= Number(to[1])) return
  const lower = to[1]
  to[1] = from[1]
  from[1] = lower
}

function filterValues(params: URLSearchParams): [string, string][] {
  const found = new Map<string, [string, string]>()
  for (const [name, given] of params) {
    if (name !== 'brand' && !filterName.test(name)) continue
    const text = isEdge.test(name) ? (amount(given) ?? '') : given
    if (value.test(text)) found.set(`${name}=${text}`, [name, text])
  }
  return [...found.values()].sort(byNameAndValue).slice(0, maxValues)
}

/** A value of an enum. */
function choice(text: string): string | null {
  return /^[a-z0-9-]{1,80}$/.test(text) ? text : null
}

function byNameAndValue(a: [string, string], b: [string, string]): number {
  return order(a[0], b[0]) || order(a[1], b[1])
}

function order(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function searchText(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 200)
    .trimEnd()
}

/** `2`, or `1-3` for a page range of a listing. */
function pages(text: string, isListing: boolean): string | null {
  const parsed = isListing || !text.includes('-') ? parsePages(text) : null
  return (parsed && serializePages(parsed)) || null
}

/** As many products as can be compared, without duplicates. */
function productIds(text: string): string | null {
  const ids = [...new Set(text.split(','))].filter((id) => /^[\w.-]{1,40}$/.test(id))
  return ids.slice(0, maxCompared).join(',') || null
}

/** Decimal comma or point, as typed in a form. */
function amount(text: string): string | null {
  const plain = text.trim().replace(',', '.')
  return /^\d{1,7}(?:\.\d{1,3})?$/.test(plain) ? String(Number(plain)) : null
}
