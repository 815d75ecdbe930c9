import type { Locale } from '../../../../domain/locale.ts'
import type { VirtualCategoryLink } from '../../../../domain/catalog/virtual-category.ts'
import { fromJson } from '../../../db/json.ts'
import type { Text } from '../../../db/records.ts'
import type { GraphqlContext } from '../graphql/resolver.ts'

interface Row {
  id: string
  title: string
  slug: string
  canonical_slugs: string
  updated_at: string
}

/** Saved filters of one category alone, in the order that the editor gave them. */
export async function virtualCategoriesOf(
  { db, caller: { locale }, updatedAt }: GraphqlContext,
  category: string,
): Promise<VirtualCategoryLink[]> {
  const { results } = await db
    .prepare(
      `SELECT id, title, slug, canonical_slugs, updated_at FROM virtual_category
      WHERE json_array_length(sliced_categories) = 1 AND sliced_categories ->> 0 = ?1
      ORDER BY position LIMIT 100`,
    )
    .bind(category)
    .all<Row>()
  for (const row of results) updatedAt(row.updated_at)
  return results.map((row) => ({
    _id: row.id,
    locale,
    title: fromJson<Text>(row.title)[locale],
    slugs: fromJson<Text>(row.slug),
    canonical_slugs: fromJson<Partial<Record<Locale, string[]>>>(row.canonical_slugs)[locale] ?? [],
  }))
}
