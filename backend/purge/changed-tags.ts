import { purgeTag } from '../../domain/contract/purge.ts'

/** What has changed, and when the last of it did. */
export interface Changed {
  tags: string[]
  updatedAt: Date
}

interface ChangedRow {
  kind: string
  key: string
  updated_at: string
}

/** More than a purge names one by one. */
const most = 600

const everything = `SELECT 'product' AS kind, id AS key, updated_at FROM product WHERE updated_at >= ?1
  UNION ALL SELECT 'category', id, updated_at FROM category WHERE updated_at >= ?1 AND n > 0
  UNION ALL SELECT 'category', id, updated_at FROM virtual_category WHERE updated_at >= ?1
  UNION ALL SELECT 'page', id, max(updated_at) FROM page WHERE updated_at >= ?1 GROUP BY id
  UNION ALL SELECT 'reviews', product_id, max(published_at) FROM customer_review
    WHERE published_at >= ?1 GROUP BY product_id
  UNION ALL SELECT kind, key, max(updated_at) FROM content WHERE updated_at >= ?1 GROUP BY kind, key
  LIMIT ${most}`

const ofVariants = `SELECT DISTINCT 'product' AS kind, p.id AS key, p.updated_at FROM variant v
  JOIN product p ON p.n = v.product_n
  WHERE v.id IN (SELECT value FROM json_each(?2)) AND p.updated_at >= ?1`

/** Everything that an editor, an import, an order or a review has changed since a moment. */
export async function changedSince(db: D1Database, since: Date): Promise<Changed> {
  return changedOf(await db.prepare(everything).bind(since.toISOString()).all<ChangedRow>())
}

/**
 * The products of these variants that were dated since a moment: a trigger does so when a variant
 * is sold out or is there again, not with every piece that is sold.
 */
export async function changedVariants(
  db: D1Database,
  since: Date,
  variantIds: readonly string[],
): Promise<Changed> {
  const query = db.prepare(ofVariants).bind(since.toISOString(), JSON.stringify(variantIds))
  return changedOf(await query.all<ChangedRow>())
}

function changedOf({ results }: { results: ChangedRow[] }): Changed {
  const times = results.map((row) => Date.parse(row.updated_at))
  return {
    tags: results.flatMap(({ kind, key }) => tagsOf(kind, key)),
    updatedAt: new Date(Math.max(0, ...times)),
  }
}

function tagsOf(kind: string, key: string): string[] {
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
    default:
      return [purgeTag.errorPages]
  }
}
