import { readFileSync } from 'node:fs'
import { catalogState } from '../../backend/cms/catalog/state.ts'
import type { Databases } from '../../backend/db/databases.ts'
import type { UnderstoodQuery } from '../../domain/catalog/understood.ts'
import type { Locale } from '../../domain/locale.ts'
import { locales } from '../../domain/locales/locales.ts'
import { agrees, isExpected, parseQueries, type SearchedQuery } from './expectation.ts'
import { searchedShop, type SearchedShop } from './searched-shop.ts'

export interface MeasuredQuery {
  expected: SearchedQuery
  /** The expected variant is among the first three hits. */
  isFound: boolean
  /** A hit on the first page has another size than requested, without a notice. */
  isContradicted: boolean
  hits: string[]
}

const first = 3
const page = 21

export function readQueries(): SearchedQuery[] {
  return locales.flatMap((locale) =>
    parseQueries(
      locale,
      readFileSync(`${import.meta.dirname}/../../bench/search/${locale}.txt`, 'utf8'),
    ),
  )
}

/** Runs every query of the list in a shop with this number of products. */
export async function measureSearch(products: number): Promise<MeasuredQuery[]> {
  const shop = await searchedShop(products)
  const measured: MeasuredQuery[] = []
  for (const expected of readQueries()) measured.push(await measureQuery(shop, expected))
  return measured
}

/** The first result page of a query. */
export function askShop(databases: Databases, locale: Locale, query: string) {
  return catalogState(databases, callerOf(locale), scopeOf(query), { withFacets: false })
}

export async function measureQuery(
  shop: SearchedShop,
  expected: SearchedQuery,
): Promise<MeasuredQuery> {
  const { state, understood } = await askShop(shop, expected.locale, expected.query)
  const found = state.products.map(({ variant, name }) => ({
    name: `${name} [${variant.name}]`,
    known: shop.variants.get(variant.id),
  }))
  return {
    expected,
    isFound: found.slice(0, first).some(({ known }) => known && isExpected(expected, known)),
    isContradicted:
      !isReported(understood, expected.query) &&
      found.some(({ known }) => known && !agrees(expected, known)),
    hits: found.slice(0, first).map(({ name, known }) => `${known?.categoryId} ${name}`),
  }
}

export const scopeOf = (query: string) => ({
  query,
  values: {},
  ranges: {},
  brands: [],
  availableOnly: false,
  sort: 'default' as const,
  page: 1,
  perPage: page,
})

/** A guest's request context in a language. */
export function callerOf(locale: Locale) {
  return {
    locale,
    currency: 'EUR' as const,
    domain: locale,
    variant: 'b2c',
    groups: [],
    cartToken: null,
    bearer: null,
    network: '',
    device: '',
    knownDevice: null,
    idempotencyKey: null,
    challengePassed: false,
  }
}

/** Share of expected variants among the first three hits, a row per language. */
export function shareRows(measured: readonly MeasuredQuery[]): string[][] {
  const share = (some: readonly MeasuredQuery[]) => {
    const found = some.filter(({ isFound }) => isFound).length
    return `${found}/${some.length} (${((found / some.length) * 100).toFixed(1)} %)`
  }
  return locales.map((locale) => {
    const own = measured.filter(({ expected }) => expected.locale === locale)
    const heldOut = own.filter(({ expected }) => expected.isHeldOut)
    const contradicted = own.filter(({ isContradicted }) => isContradicted).length
    return [locale, share(own), share(heldOut), String(contradicted)]
  })
}

/** The page says that nothing matches the whole query. */
function isReported(understood: UnderstoodQuery | null, query: string): boolean {
  if (understood === null) return false
  const { facets, notStocked } = understood
  const wordsOf = (text: string | null) => text?.match(/[\p{L}\d]+/gu)?.join(' ')
  return (
    wordsOf(notStocked) === wordsOf(query) || facets.some(({ instead }) => instead !== undefined)
  )
}
