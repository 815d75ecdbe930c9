import * as z from 'zod'
import type { SlugEntry } from '../../../../domain/content/slug-list.ts'
import type { SlugType } from '../../../../domain/content/slug-metadata.ts'
import { json, PartialText } from '../../../db/columns.ts'
import { fittingQuery, readBatch, rowSchema, totalQuery } from '../../../db/rows.ts'
import { type Condition, isVisibleTo, isPublic } from '../entries/entry-conditions.ts'
import type { GraphqlContext } from '../graphql/resolver.ts'

const SlugsRow = rowSchema('slugs', {
  id: z.string(),
  slugs: json(PartialText),
  updatedAt: z.string().nullable(),
})

interface SlugQuery {
  type: SlugType
  skip: number
  limit: number
}

/** Selected rows and columns of each type. */
interface Source {
  from: string
  params?: (string | number)[]
  columns: string
  order: string
}

/** All slugs of a type, paginated in a stable order. */
export async function listSlugs(
  context: GraphqlContext,
  { type, skip, limit }: SlugQuery,
): Promise<{ entities: SlugEntry[]; total: number }> {
  const { db, updatedAt } = context
  const { from, params = [], columns, order } = sourceOf(context, type)
  const list = db
    .prepare(`SELECT ${columns} FROM ${from} ORDER BY ${order} LIMIT ? OFFSET ?`)
    .bind(...params, limit, skip)
  const count = db.prepare(`SELECT count(*) AS total FROM ${from}`).bind(...params)
  const [rows, total] = await readBatch(db, [fittingQuery(list, SlugsRow), totalQuery(count)])
  for (const row of rows) if (row.updatedAt) updatedAt(row.updatedAt)
  return {
    entities: rows.map((row) => ({ _id: row.id, slugs: row.slugs, updated_at: row.updatedAt })),
    total,
  }
}

function sourceOf({ caller }: GraphqlContext, type: SlugType): Source {
  const groups = JSON.stringify(caller.groups)
  switch (type) {
    case 'product':
      return {
        from: `product p WHERE ${notHidden('product', 'p.id')}`,
        params: [groups],
        columns: `p.id, p.updated_at, (SELECT json_group_object(t.locale, t.slug)
          FROM product_text t WHERE t.product_n = p.n) AS slugs`,
        order: 'p.n',
      }
    case 'category':
      return {
        from: `category c WHERE c.n > 0 AND c.product_count > 0 AND ${notHidden('category', 'c.id')}`,
        params: [groups],
        columns: 'c.id, c.updated_at, c.slug AS slugs',
        order: 'c.n',
      }
    case 'virtual_category':
      return { from: 'virtual_category', columns: 'id, updated_at, slug AS slugs', order: 'n' }
    case 'page':
      return {
        from: `(SELECT id, max(updated_at) AS updated_at, json_group_object(locale, slug) AS slugs
          FROM page WHERE noindex = 0 GROUP BY id)`,
        columns: 'id, updated_at, slugs',
        order: 'id',
      }
    default:
      return entrySource(type, caller)
  }
}

/** Spec §3 Author: not every author has one. */
const hasPage: Condition = { sql: `coalesce(e.facts ->> 'author_has_page', 0)`, params: [] }

function entrySource(kind: SlugType, caller: GraphqlContext['caller']): Source {
  const conditions = [isPublic(), isVisibleTo(caller), ...(kind === 'author' ? [hasPage] : [])]
  return {
    from: `entry e WHERE e.kind = ? AND ${conditions.map(({ sql }) => sql).join(' AND ')}`,
    params: [kind, ...conditions.flatMap(({ params }) => params)],
    columns: `e.id, e.updated_at, (SELECT json_group_object(t.locale, iif(r.target IS NULL, t.slug, u.slug || '/' || t.slug))
      FILTER (WHERE t.slug IS NOT NULL AND NOT coalesce(t.value ->> 'meta_noindex', 0)
        AND (r.target IS NULL OR u.slug IS NOT NULL))
      FROM entry_text t
      -- A category below another has its address below that one's.
      LEFT JOIN entry_reference r ON r.kind = t.kind AND r.id = t.id AND r.field = 'master_category'
      LEFT JOIN entry_text u ON u.kind = r.kind AND u.id = r.target AND u.locale = t.locale
      WHERE t.kind = e.kind AND t.id = e.id) AS slugs`,
    order: 'e.id',
  }
}

/** As catalog/hidden-ids.ts, in SQL. */
function notHidden(kind: 'product' | 'category', id: string): string {
  return `${id} NOT IN (SELECT id FROM restricted_view WHERE kind = '${kind}'
    GROUP BY id HAVING NOT max(price_group IN (SELECT value FROM json_each(?))))`
}
