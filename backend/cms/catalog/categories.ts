import type { Hono } from 'hono'
import type { Category, CategoryLink, ListView } from '../../../domain/catalog/category.ts'
import { getCatalogCategories, getTopCategories } from '../../../domain/contract/cms.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { RichText } from '../../../domain/content/rich-text.ts'
import type { TopCategory } from '../../../domain/catalog/top-category.ts'
import { handle, type AppEnv, type HandlerContext } from '../../contract/handle.ts'
import { fromJson, fromJsonOr } from '../../db/json.ts'
import { splitList, type Caller } from '../../request/caller.ts'
import type { Text } from '../../db/records.ts'
import { seoDescriptionOf, seoTitleOf } from '../search-snippet.ts'
import { findDictionary, type Dictionary } from './products/dictionary.ts'
import { hiddenIds, isChecked } from './products/hidden-ids.ts'
import { findVirtualCategories, virtualCategoryOf } from './virtual-categories.ts'

export function categoryCalls(app: Hono<AppEnv>): void {
  handle(app, getTopCategories, async ({ db, caller, updatedAt }) => {
    const rows = await findTopRows(db)
    if (rows[0]) updatedAt(rows[0].updated_at)
    return { data: rows.map((row) => linkOf(row, caller.locale)) }
  })

  handle(app, getCatalogCategories, async ({ query, ...reading }) => {
    const [found, hidden] = await Promise.all([
      readCategories(reading, { slugs: listOf(query.slugs), ids: listOf(query.ids) }),
      isChecked(query) ? hiddenIds(reading.db, 'category', reading.caller.groups) : null,
    ])
    return { data: hidden ? withoutHidden(found, hidden) : found }
  })
}

const mostNamed = 100

function listOf(parameter: string | undefined): string[] {
  return splitList(parameter).slice(0, mostNamed)
}

function withoutHidden(categories: Category[], hidden: Set<string>): Category[] {
  return categories
    .filter(({ id }) => !hidden.has(id))
    .map((category) => ({
      ...category,
      children: category.children.filter(({ id }) => !hidden.has(id)),
    }))
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
  view: ListView
  product_count: number
  updated_at: string
}

const linkQuery = 'SELECT * FROM category'

async function findTopRows(db: D1Database): Promise<CategoryRow[]> {
  const { results } = await db
    .prepare(`${linkQuery} WHERE parent_n IS NULL AND n > 0 ORDER BY position, n`)
    .all<CategoryRow>()
  return results
}

type Reading = Pick<HandlerContext<unknown, unknown>, 'db' | 'caller' | 'updatedAt'>

/** Categories of the first level with those below them. */
export async function readTopCategories(reading: Reading): Promise<TopCategory[]> {
  const { db, caller, updatedAt } = reading
  const rows = await findTopRows(db)
  if (rows[0]) updatedAt(rows[0].updated_at)
  const whole = await withChildren(db, caller, rows)
  return rows.map((row, index) => ({
    ...linkOf(row, caller.locale),
    children: whole[index]?.children ?? [],
  }))
}

/** Categories by their ids or slugs. */
export async function readCategories(
  { db, caller, updatedAt }: Reading,
  { ids = [], slugs = [] }: { ids?: string[]; slugs?: string[] },
): Promise<Category[]> {
  const [rows, virtual] = await Promise.all([
    findRows(db, caller.locale, slugs, ids),
    findVirtualCategories(db, caller.locale, { slugs, ids }),
  ])
  const newest = rows[0]?.updated_at ?? virtual[0]?.updated_at
  if (newest) updatedAt(newest)
  const { dictionary } = await findDictionary(db, caller.locale)
  const saved = virtual.map((row) => virtualCategoryOf(row, dictionary, caller.locale))
  return [...(await withChildren(db, caller, rows)), ...saved]
}

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
    view: row.view,
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
