import * as z from 'zod'
import { rowSchema, type Query, type RowOf, query, readBatch } from '../db/rows.ts'
import { purgeTag } from '../../domain/contract/purge.ts'

/** Changed tags, with the latest modification time. */
export interface Changed {
  tags: readonly string[]
  updatedAt: Date
}

const ChangedRow = rowSchema('product', {
  kind: z.string(),
  key: z.string(),
  updatedAt: z.string(),
})
type ChangedRow = RowOf<typeof ChangedRow>

/** Maximum rows of each table in one purge; beyond it whole upstreams are purged. */
const maxRows = 600

const everything = [
  `SELECT 'product' AS kind, id AS key, updated_at FROM product WHERE updated_at >= ?1`,
  `SELECT 'category' AS kind, id AS key, updated_at FROM category WHERE updated_at >= ?1 AND n > 0`,
  `SELECT 'category' AS kind, id AS key, updated_at FROM virtual_category WHERE updated_at >= ?1`,
  `SELECT 'page' AS kind, id AS key, updated_at FROM page WHERE updated_at >= ?1`,
  `SELECT 'reviews' AS kind, product_id AS key, published_at AS updated_at FROM customer_review
    WHERE published_at >= ?1`,
  `SELECT 'reviews' AS kind, product_id AS key, replied_at AS updated_at FROM customer_review
    WHERE replied_at >= ?1`,
  `SELECT 'merchant' AS kind, '' AS key, updated_at FROM merchant WHERE id = 1 AND updated_at >= ?1`,
  `SELECT kind, key, updated_at FROM content WHERE updated_at >= ?1`,
  `SELECT kind, id AS key, updated_at FROM entry WHERE updated_at >= ?1`,
]

const ofVariants = `SELECT DISTINCT 'product' AS kind, p.id AS key, p.updated_at FROM variant v
  JOIN product p ON p.n = v.product_n
  WHERE v.id IN (SELECT value FROM json_each(?2)) AND p.updated_at >= ?1`

/** Everything changed since a time by editors, imports, orders or reviews. */
export async function changedSince(db: D1Database, since: Date): Promise<Changed> {
  const found = await readBatch(
    db,
    everything.map((sql) =>
      query(db.prepare(`${sql} LIMIT ${maxRows}`).bind(since.toISOString()), ChangedRow),
    ),
  )
  const changed = changedOf(found.flat())
  // Rows that were cut off may have other tags: 600 terms of the glossary have one.
  const isCut = found.some((rows) => rows.length === maxRows)
  return isCut ? { ...changed, tags: [purgeTag.cms, purgeTag.store] } : changed
}

/**
 * Products of these variants modified since a time: a trigger updates that when a variant sells out
 * or is restocked, not with every sold piece.
 */
export async function changedVariants(
  db: D1Database,
  since: Date,
  variantIds: readonly string[],
): Promise<Changed> {
  const [changed] = await readBatch<[Changed]>(db, [changedVariantsQuery(db, since, variantIds)])
  return changed
}

/** The same, for the batch that changes them. */
export function changedVariantsQuery(
  db: D1Database,
  since: Date,
  variantIds: readonly string[],
): Query<Changed> {
  // Allowance for clock skew between Worker and database.
  const earliest = new Date(since.getTime() - 2000)
  const { statement, parse } = query(
    db.prepare(ofVariants).bind(earliest.toISOString(), JSON.stringify(variantIds)),
    ChangedRow,
  )
  return { statement, parse: (rows) => changedOf(parse(rows)) }
}

function changedOf(rows: readonly ChangedRow[]): Changed {
  // An invalid time counts as never: one row must not stop all purges.
  const times = rows.map((row) => Date.parse(row.updatedAt) || 0)
  return {
    tags: [...new Set(rows.flatMap(({ kind, key }) => changedTags(kind, key)))],
    updatedAt: new Date(Math.max(0, ...times)),
  }
}

/** Made of the merchant's pages where editors have none. */
export const legalMenu = 'footer-legal'

/** Purge tags of a row. */
export function changedTags(kind: string, key: string): string[] {
  switch (kind) {
    case 'product':
      return [purgeTag.product(key)]
    case 'reviews':
      return [purgeTag.reviews(key)]
    case 'category':
      return [purgeTag.category(key), purgeTag.categories]
    case 'page':
      return [purgeTag.page(key), purgeTag.pages]
    case 'homepage':
      return [purgeTag.homepage]
    case 'menu':
      return [purgeTag.menu(key)]
    case 'configuration':
      return [purgeTag.configuration]
    case 'merchant':
      return [
        purgeTag.globals,
        purgeTag.configuration,
        purgeTag.countries,
        purgeTag.pages,
        purgeTag.menu(legalMenu),
      ]
    case 'search_words':
      return [purgeTag.catalog]
    case 'error_page':
      return [purgeTag.errorPages]
    case 'redirect':
      return [purgeTag.routing]
    default:
      return tagsOfEntry(kind, key)
  }
}

/** Tags of content types: articles, branches, terms, banners … */
function tagsOfEntry(kind: string, id: string): string[] {
  switch (kind) {
    case 'article':
      return [purgeTag.article(id), purgeTag.articles]
    case 'article_category':
    case 'article_tag':
    case 'author':
    case 'configuration_article_list':
      return [purgeTag.articles]
    case 'branch':
      return [purgeTag.branches]
    case 'glossary_term':
      return [purgeTag.glossary]
    case 'faq_group':
    case 'faq_question':
      return [purgeTag.questions]
    case 'brand':
      return [purgeTag.brands]
    case 'info_box':
      return [purgeTag.configuration]
    case 'banner_wide':
    case 'featured_products':
      return [purgeTag.homepage]
    default:
      // Banners, texts and values that are part of listings.
      return [purgeTag.categories]
  }
}
