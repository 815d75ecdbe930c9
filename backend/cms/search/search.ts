import type { Hono } from 'hono'
import type { CatalogScope } from '../../../domain/catalog.ts'
import { search } from '../../../domain/contract/cms.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { SearchResults } from '../../../domain/search.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import type { Caller } from '../../request/caller.ts'
import { catalogState } from '../catalog/state.ts'
import { findDictionary } from '../catalog/dictionary.ts'
import { matchOf } from './place.ts'
import { findSpelling } from './spelling.ts'
import { codeKey, indexWords, queryWords } from './words.ts'

const maxLinks = 10

export function searchCalls(app: Hono<AppEnv>): void {
  handle(app, search, ({ db, caller, query }) => {
    const limit = Math.min(Math.max(Math.trunc(Number(query.limit)) || 10, 1), 50)
    return findResults(db, caller, query.q.slice(0, 200), limit)
  })
}

async function findResults(
  db: D1Database,
  caller: Caller,
  query: string,
  limit: number,
): Promise<SearchResults> {
  const nothing = { entities: [], total: 0 }
  const others = { virtualCategories: nothing, articles: nothing, faqQuestions: nothing }
  const [exact, products, categories, menuItems] = await Promise.all([
    findExact(db, query, caller.locale),
    matchOf(query) === null ? nothing : findProducts(db, caller, query, limit),
    findCategories(db, caller.locale, query),
    findPages(db, caller.locale, query),
  ])
  const isFound = products.total > 0 || exact !== null
  const suggestion = isFound ? null : await findSuggestion(db, caller.locale, query)
  return { exact, products, categories, menuItems, ...others, suggestion }
}

async function findProducts(db: D1Database, caller: Caller, query: string, limit: number) {
  const scope: CatalogScope = {
    query,
    values: {},
    ranges: {},
    brands: [],
    availableOnly: false,
    sort: 'default',
    page: 1,
    perPage: limit,
  }
  const { state } = await catalogState(db, caller, scope, { withFacets: false })
  return { entities: state.products, total: state.total }
}

/** A spelling of the query that finds something. */
async function findSuggestion(
  db: D1Database,
  locale: Locale,
  query: string,
): Promise<string | null> {
  const spelling = await findSpelling(db, locale, query)
  const match = spelling && matchOf(spelling)
  if (!match) return null
  const table = `search_${locale}`
  const hit = await db
    .prepare(`SELECT 1 FROM ${table} WHERE ${table} MATCH ?1 LIMIT 1`)
    .bind(match)
    .first()
  return hit && spelling
}

/** The variant whose article number, manufacturer's number or EAN is exactly the query. */
async function findExact(
  db: D1Database,
  query: string,
  locale: Locale,
): Promise<SearchResults['exact']> {
  const key = codeKey(query)
  if (key.length < 3) return null
  const { results } = await db
    .prepare(
      `SELECT t.slug, v.id AS variantId FROM variant_code c
      JOIN variant v ON v.n = c.variant_n
      JOIN product_text t ON t.product_n = v.product_n AND t.locale = ?2
      WHERE c.code = ?1 LIMIT 2`,
    )
    .bind(key, locale)
    .all<{ slug: string; variantId: string }>()
  const [only, other] = results
  return only && !other ? only : null
}

async function findCategories(db: D1Database, locale: Locale, query: string) {
  const words = wordsOf(query)
  if (!words.length) return { entities: [], total: 0 }
  const { dictionary } = await findDictionary(db, locale)
  const hits = [...dictionary.categories.values()].filter((entry) => matches(entry.title, words))
  return {
    entities: hits.slice(0, maxLinks).map(({ id, title, slug }) => ({ id, title, slug })),
    total: hits.length,
  }
}

async function findPages(db: D1Database, locale: Locale, query: string) {
  const words = wordsOf(query)
  if (!words.length) return { entities: [], total: 0 }
  const { results } = await db
    .prepare('SELECT id, title, slug FROM page WHERE locale = ?1 AND noindex = 0')
    .bind(locale)
    .all<{ id: string; title: string; slug: string }>()
  const hits = results.filter((row) => matches(row.title, words))
  return { entities: hits.slice(0, maxLinks), total: hits.length }
}

function wordsOf(query: string): string[] {
  return queryWords(query).filter((word) => word.length >= 3)
}

/** Every asked word begins a word of the title. */
function matches(title: string, words: string[]): boolean {
  const known = [...indexWords(title)]
  return words.every((word) => known.some((other) => other.startsWith(word)))
}
