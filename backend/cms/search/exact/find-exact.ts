import * as z from 'zod'
import { flag } from '../../../db/columns.ts'
import { rowSchema, readRows } from '../../../db/rows.ts'
import type { SearchResults } from '../../../../domain/catalog/search.ts'
import type { Caller } from '../../../request/caller.ts'
import { codeIn } from './code-in.ts'

const VariantCodeRow = rowSchema('variant_code', {
  slug: z.string(),
  variantId: z.string(),
  isDefault: flag,
})

/** The variant whose product code, manufacturer's code or EAN equals the query. */
export async function findExact(
  db: D1Database,
  { locale, groups }: Pick<Caller, 'locale' | 'groups'>,
  query: string,
): Promise<SearchResults['exact']> {
  const key = codeIn(query)
  if (key.length < 3) return null
  const results = await readRows(
    db
      .prepare(
        `SELECT t.slug, v.id AS variant_id, v.n = p.default_variant_n AS is_default FROM variant_code c
      JOIN variant v ON v.n = c.variant_n
      JOIN product_text t ON t.product_n = v.product_n AND t.locale = ?2
      JOIN product p ON p.n = v.product_n
      WHERE c.code = ?1 AND NOT EXISTS (
        SELECT 1 FROM restricted_view x WHERE x.kind = 'product' AND x.id = p.id
        GROUP BY x.id HAVING NOT max(x.price_group IN (SELECT value FROM json_each(?3))))
      LIMIT 2`,
      )
      .bind(key, locale, JSON.stringify(groups)),
    VariantCodeRow,
  )
  const [only, other] = results
  if (!only || other) return null
  const { slug, variantId, isDefault } = only
  // Spec §2: a URL names a variant only if it is not the default one.
  return isDefault ? { slug } : { slug, variantId }
}
