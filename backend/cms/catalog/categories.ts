import type { Hono } from 'hono'
import type { Category, CategoryLink } from '../../../domain/category.ts'
import { getCatalogCategories, getTopCategories } from '../../../domain/contract/cms.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { RichText } from '../../../domain/rich-text.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { fromJson, fromJsonOr } from '../../db/json.ts'
import { splitList, type Caller } from '../../request/caller.ts'
import type { Text } from '../../seed/records.ts'
import { seoDescriptionOf, seoTitleOf } from '../search-snippet.ts'
import { findDictionary, type Dictionary } from './dictionary.ts'

export function categoryCalls(app: Hono<AppEnv>): void {
  handle(app, getTopCategories, async ({ db, caller, updatedAt }) => {
    const { results } = await db
      .prepare(`${linkQuery} WHERE parent_n IS NULL AND n > 0 ORDER BY position, n`)
      .all<CategoryRow>()
    if (results[0]) updatedAt(results[0].updated_at)
    return { data: results.map((row) => linkOf(row, caller.locale)) }
  })

  handle(app, getCatalogCategories, async ({ db, caller, query, updatedAt }) => {
    const rows = await findRows(db, caller.locale, splitList(query.slugs), splitList(query.ids))
    if (rows[0]) updatedAt(rows[0].updated_at)
    return { data: await withChildren(db, caller, rows) }
  })
}

interface CategoryRow {
  n: number
  id: string
  parent_n: number | null
  image: string
  title: string
  slug: string
  perex: string
  text_below: string | null
  faq: string
  product_count: number
  updated_at: string
}

const linkQuery = 'SELECT * FROM category'

async function findRows(
  db: D1Database,
  locale: Locale,
  slugs: string[],
  ids: string[],
): Promise<CategoryRow[]> {
  const { results } = await db
    .prepare(
      `${linkQuery} WHERE n IN (SELECT category_n FROM category_slug
          WHERE locale = ?1 AND slug IN (SELECT value FROM json_each(?2)))
        OR (id IN (SELECT value FROM json_each(?3)) AND n > 0) LIMIT 100`,
    )
    .bind(locale, JSON.stringify(slugs), JSON.stringify(ids))
    .all<CategoryRow>()
  return results
}

async function withChildren(
  db: D1Database,
  caller: Caller,
  rows: CategoryRow[],
): Promise<Category[]> {
  if (!rows.length) return []
  const [{ dictionary }, children] = await Promise.all([
    findDictionary(db, caller.locale),
    db
      .prepare(
        `${linkQuery} WHERE parent_n IN (SELECT value FROM json_each(?1)) ORDER BY position, n`,
      )
      .bind(JSON.stringify(rows.map((row) => row.n)))
      .all<CategoryRow>(),
  ])
  return rows.map((row) =>
    categoryOf(
      row,
      children.results.filter((child) => child.parent_n === row.n),
      dictionary,
      caller.locale,
    ),
  )
}

function categoryOf(
  row: CategoryRow,
  children: CategoryRow[],
  dictionary: Dictionary,
  locale: Locale,
): Category {
  const title = fromJson<Text>(row.title)[locale]
  const slugs = fromJson<Text>(row.slug)
  const perex = fromJson<Text>(row.perex)[locale]
  const faq = fromJson<{ question: Text; answer: Text }[]>(row.faq)
  const breadcrumbs = breadcrumbsOf(dictionary, row.n).slice(0, -1)
  const parent = breadcrumbs.at(-1)?.title
  return {
    id: row.id,
    title,
    perex,
    textBelow: fromJsonOr<Record<Locale, RichText>, null>(row.text_below, null)?.[locale] ?? null,
    breadcrumbs,
    children: children.map((child) => linkOf(child, locale)),
    faq: faq.map(({ question, answer }) => ({
      question: question[locale],
      answer: answer[locale],
    })),
    pageMeta: {
      slug: slugs[locale],
      seoTitle: seoTitleOf(parent && isShort(title, parent) ? `${title} – ${parent}` : title),
      seoDescription: seoDescriptionOf(perex, title, locale),
      noindex: false,
      nofollow: false,
      shareImage: row.image || null,
      slugs,
    },
  }
}

/** `Zuluft` says little without `Tellerventile`. */
function isShort(title: string, parent: string): boolean {
  return title.length < 24 && title.length + parent.length < 50
}

function linkOf(row: CategoryRow, locale: Locale): CategoryLink {
  const title = fromJson<Text>(row.title)[locale]
  return {
    id: row.id,
    title,
    slug: fromJson<Text>(row.slug)[locale],
    image: row.image ? { path: row.image, alt: title } : null,
    productCount: row.product_count,
  }
}

/** From the top category down, with the category itself. */
export function breadcrumbsOf(dictionary: Dictionary, categoryN: number) {
  return (dictionary.categories.get(categoryN)?.path ?? []).map(({ id, title, slug }) => ({
    id,
    title,
    slug,
  }))
}
