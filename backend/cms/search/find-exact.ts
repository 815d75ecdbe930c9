import type { Locale } from '../../../domain/locale.ts'
import type { SearchResults } from '../../../domain/search.ts'
import { codeKey } from './words.ts'

/** The variant whose article number, manufacturer's number or EAN is exactly the query. */
export async function findExact(
  db: D1Database,
  locale: Locale,
  query: string,
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
