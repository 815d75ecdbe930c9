import * as z from 'zod'
import { json, Text, RichTexts } from '../../db/columns.ts'
import { rowSchema, type RowOf, readFittingRows } from '../../db/rows.ts'
import type { Hono } from 'hono'
import { listViews, type Category, type CategoryLink } from '../../../domain/catalog/category.ts'
import { getCatalogCategories, getTopCategories } from '../../../domain/contract/cms.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { TopCategory } from '../../../domain/catalog/top-category.ts'
import { handle, type AppEnv, type HandlerContext } from '../../contract/handle.ts'
import { splitList, type Caller } from '../../request/caller.ts'
import { seoDescriptionOf, seoTitleOf } from '../search-snippet.ts'
import { findDictionary, type Dictionary } from './products/dictionary.ts'
import { hiddenIds, isChecked } from './products/hidden-ids.ts'
import { findVirtualCategories, virtualCategoryOf } from './virtual-categories.ts'

export function categoryCalls(app: Hono<AppEnv>): void {
  handle(app, getTopCategories, async ({ db, caller, updatedAt }) => {
    const rows = await findTopRows(db)
    if (rows[0]) updatedAt(rows[0].updatedAt)
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

const maxNamed = 100

function listOf(parameter: string | undefined): string[] {
  return splitList(parameter).slice(0, maxNamed)
}

function withoutHidden(categories: Category[], hidden: Set<string>): Category[] {
  return categories
    .filter(({ id }) => !hidden.has(id))
    .map((category) => ({
      ...category,
      children: category.children.filter(({ id }) => !hidden.has(id)),
    }))
}

const CategoryRow = rowSchema('category', {
  pk: z.number(),
  id: z.string(),
  parentPk: z.number().nullable(),
  image: z.string(),
  title: json(Text),
  slug: json(Text),
  perex: json(Text),
  textBelow: json(RichTexts).nullable(),
  faq: json(z.array(z.object({ question: Text, answer: Text }))),
  view: z.enum(listViews),
  productCount: z.number(),
  updatedAt: z.string(),
})
type CategoryRow = RowOf<typeof CategoryRow>

const categoryQuery = `SELECT n, id, parent_n, image, title, slug, perex, text_below, faq, view,
    product_count, updated_at FROM category`

async function findTopRows(db: D1Database): Promise<CategoryRow[]> {
  const results = await readFittingRows(
    db.prepare(`${categoryQuery} WHERE parent_n IS NULL AND n > 0 ORDER BY position, n`),
    CategoryRow,
  )
  return results
}

type Reading = Pick<HandlerContext<unknown, unknown>, 'db' | 'caller' | 'updatedAt'>

/** First-level categories with their children. */
export async function readTopCategories(reading: Reading): Promise<TopCategory[]> {
  const { db, caller, updatedAt } = reading
  const rows = await findTopRows(db)
  if (rows[0]) updatedAt(rows[0].updatedAt)
  const whole = await withChildren(db, caller, rows)
  return rows.map((row, index) => ({
    ...linkOf(row, caller.locale),
    children: whole[index]?.children ?? [],
  }))
}

/** Categories by ids or slugs. */
export async function readCategories(
  { db, caller, updatedAt }: Reading,
  { ids = [], slugs = [] }: { ids?: string[]; slugs?: string[] },
): Promise<Category[]> {
  const [rows, virtual] = await Promise.all([
    findRows(db, caller.locale, slugs, ids),
    findVirtualCategories(db, caller.locale, { slugs, ids }),
  ])
  const newest = rows[0]?.updatedAt ?? virtual[0]?.updatedAt
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
  const results = await readFittingRows(
    db
      .prepare(
        `${categoryQuery} WHERE n IN (SELECT category_n FROM category_slug
          WHERE locale = ?1 AND slug IN (SELECT value FROM json_each(?2)))
        OR (id IN (SELECT value FROM json_each(?3)) AND n > 0) LIMIT 100`,
      )
      .bind(locale, JSON.stringify(slugs), JSON.stringify(ids)),
    CategoryRow,
  )
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
    readFittingRows(
      db
        .prepare(
          `${categoryQuery} WHERE parent_n IN (SELECT value FROM json_each(?1)) ORDER BY position, n`,
        )
        .bind(JSON.stringify(rows.map((row) => row.pk))),
      CategoryRow,
    ),
  ])
  return rows.map((row) =>
    categoryOf(
      row,
      children.filter((child) => child.parentPk === row.pk),
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
  const title = row.title[locale]
  const slugs = row.slug
  const perex = row.perex[locale]
  const faq = row.faq
  const breadcrumbs = breadcrumbsOf(dictionary, row.pk).slice(0, -1)
  const parent = breadcrumbs.at(-1)?.title
  return {
    id: row.id,
    title,
    perex,
    textBelow: row.textBelow?.[locale] ?? null,
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

/** `Zuluft` is ambiguous without `Tellerventile`. */
function isShort(title: string, parent: string): boolean {
  return title.length < 24 && title.length + parent.length < 50
}

function linkOf(row: CategoryRow, locale: Locale): CategoryLink {
  const title = row.title[locale]
  return {
    id: row.id,
    title,
    slug: row.slug[locale],
    image: row.image ? { path: row.image, alt: title } : null,
    productCount: row.productCount,
  }
}

/** From the top category down, with the category itself. */
export function breadcrumbsOf(dictionary: Dictionary, categoryPk: number) {
  return (dictionary.categories.get(categoryPk)?.path ?? []).map(({ id, title, slug }) => ({
    id,
    title,
    slug,
  }))
}
