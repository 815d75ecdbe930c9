import { isJsonObject } from '../../domain/operator/json.ts'
import { locales } from '../../domain/locales/locales.ts'
import { routesOf, type Routes } from '../../domain/routes.ts'
import { inChunks, type Statement } from '../db/insert.ts'
import { upsert } from '../db/upsert.ts'

/** A record before and after an import; null: it is new. */
export interface Revised {
  /** Of catalogue and content; `product` for products. */
  type: string
  before: unknown
  after: unknown
}

type PathOf = (routes: Routes, slug: string) => string

/** Of the types with a path of their own slug. */
const paths = new Map<string, PathOf>([
  ['product', (routes, slug) => routes.product(slug)],
  ['category', (routes, slug) => routes.category(slug)],
  ['virtual_category', (routes, slug) => routes.category(slug)],
  ['page', (routes, slug) => routes.page(slug)],
  ['article', (routes, slug) => routes.article(slug)],
  ['article_tag', (routes, slug) => routes.articleTag(slug)],
  ['author', (routes, slug) => routes.author(slug)],
  ['branch', (routes, slug) => routes.branch(slug)],
  ['glossary_term', (routes, slug) => routes.glossaryTerm(slug)],
])

/**
 * Redirects from the paths that records had before their slugs changed, so that links and search
 * results stay good. Earlier redirects lead to the new path at once, and none leads away from it.
 */
export function* formerPathRows(revised: readonly Revised[]): Generator<Statement> {
  const moves = revised.flatMap(movesOf)
  if (moves.length === 0) return
  const rows = moves.map(({ path, target }) => [path, target])
  yield* inChunks(
    `UPDATE redirect SET target = given.target FROM (SELECT value ->> 0 AS path,
      value ->> 1 AS target FROM json_each(?1)) given WHERE redirect.target = given.path`,
    rows,
  )
  yield* upsert({ table: 'redirect', key: ['path'] }, moves)
  yield* inChunks(
    'DELETE FROM redirect WHERE path IN (SELECT value ->> 1 FROM json_each(?1))',
    rows,
  )
}

/** Paths of a record in all languages; none for a type without pages of its own. */
export function pathsOf(type: string, record: unknown): string[] {
  const pathOf = paths.get(type)
  if (!pathOf) return []
  return locales.flatMap((locale) => {
    const slug = slugOf(record, locale)
    return slug ? pathOf(routesOf(locale), slug) : []
  })
}

/** Where the paths of a deleted record lead from now on; null: nowhere, as what led to them. */
export function deletedPathRows(deleted: readonly string[], target: string | null): Statement[] {
  const rows = deleted.map((path) => [path])
  const ofAll = '(SELECT value ->> 0 FROM json_each(?1))'
  if (target === null) {
    return [...inChunks(`DELETE FROM redirect WHERE target IN ${ofAll}`, rows)]
  }
  return [
    ...inChunks(
      `UPDATE redirect SET target = given.value ->> 1 FROM json_each(?1) given
      WHERE redirect.target = given.value ->> 0`,
      deleted.map((path) => [path, target]),
    ),
    ...upsert(
      { table: 'redirect', key: ['path'] },
      deleted.map((path) => ({ path, target })),
    ),
    { sql: 'DELETE FROM redirect WHERE path = target', params: [] },
  ]
}

/** The same for records of an import, each with the key of its row. */
export function formerPathsOf(
  records: readonly { type: string }[],
  rows: readonly { key: string }[],
  stored: ReadonlyMap<string, unknown>,
): Statement[] {
  const revised = records.map((record, index) => ({
    type: record.type,
    before: stored.get(rows[index]?.key ?? ''),
    after: record,
  }))
  return [...formerPathRows(revised)]
}

function movesOf({ type, before, after }: Revised): { path: string; target: string }[] {
  const pathOf = paths.get(type)
  if (!pathOf) return []
  return locales.flatMap((locale) => {
    const [former, current] = [slugOf(before, locale), slugOf(after, locale)]
    if (!former || !current || former === current) return []
    const routes = routesOf(locale)
    return { path: pathOf(routes, former), target: pathOf(routes, current) }
  })
}

/** By language: `slug.de` of products, catalogue and pages, `texts.de.slug` of entries. */
function slugOf(record: unknown, locale: string): string {
  if (!isJsonObject(record)) return ''
  const { slug, texts } = record
  const text = isJsonObject(texts) ? texts[locale] : undefined
  const found = isJsonObject(slug) ? slug[locale] : isJsonObject(text) ? text['slug'] : ''
  return typeof found === 'string' ? found : ''
}
