import * as z from 'zod'
import { json, Text, CanonicalSlugs } from '../../../db/columns.ts'
import { rowSchema, type RowOf, readFittingRows } from '../../../db/rows.ts'
import type { VirtualCategoryLink } from '../../../../domain/catalog/virtual-category.ts'
import type { GraphqlContext } from '../graphql/resolver.ts'

const Row = rowSchema('virtual_category', {
  id: z.string(),
  title: json(Text),
  slug: json(Text),
  canonicalSlugs: json(CanonicalSlugs),
  updatedAt: z.string(),
})
type Row = RowOf<typeof Row>

/** Saved filters of one category alone, in the editor's order. */
export async function virtualCategoriesOf(
  { db, caller: { locale }, updatedAt }: GraphqlContext,
  category: string,
): Promise<VirtualCategoryLink[]> {
  const results = await readFittingRows(
    db
      .prepare(
        `SELECT id, title, slug, canonical_slugs, updated_at FROM virtual_category
      WHERE json_array_length(sliced_categories) = 1 AND sliced_categories ->> 0 = ?1
      ORDER BY position LIMIT 100`,
      )
      .bind(category),
    Row,
  )
  for (const row of results) updatedAt(row.updatedAt)
  return results.map((row) => ({
    _id: row.id,
    locale,
    title: row.title[locale],
    slugs: row.slug,
    canonical_slugs: row.canonicalSlugs[locale] ?? [],
  }))
}
