import * as z from 'zod'
import { rowSchema, findRow, readRows } from '../../db/rows.ts'
import type { Locale } from '../../../domain/locale.ts'

const ProductTextRow = rowSchema('product_text', { slug: z.string() })

/** The slug, in a language, of the product with an id or with a variant of that id. */
export async function findSlug(db: D1Database, locale: Locale, id: string): Promise<string | null> {
  const row = await findRow(
    db
      .prepare(
        `SELECT t.slug FROM product_text t WHERE t.locale = ?2 AND t.product_n = coalesce(
        (SELECT n FROM product WHERE id = ?1), (SELECT product_n FROM variant WHERE id = ?1))`,
      )
      .bind(id, locale),
    ProductTextRow,
  )
  return row?.slug ?? null
}

const JsonEachRow = rowSchema('json_each', { id: z.string() })

/** Product ids for ids of products or variants, without duplicates, in order. */
export async function productIdsOf(db: D1Database, ids: readonly string[]): Promise<string[]> {
  if (!ids.length) return []
  const results = await readRows(
    db
      .prepare(
        `SELECT p.id FROM json_each(?1) requested
      CROSS JOIN product p ON p.n = coalesce(
        (SELECT n FROM product WHERE id = requested.value),
        (SELECT product_n FROM variant WHERE id = requested.value))
      GROUP BY p.id ORDER BY min(requested.key)`,
      )
      .bind(JSON.stringify(ids)),
    JsonEachRow,
  )
  return results.map(({ id }) => id)
}
