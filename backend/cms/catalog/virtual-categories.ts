import * as z from 'zod'
import { json, Text, RichTexts, CanonicalSlugs } from '../../db/columns.ts'
import { rowSchema, type RowOf, readRows } from '../../db/rows.ts'
import type { Category } from '../../../domain/catalog/category.ts'
import type { Locale } from '../../../domain/locale.ts'
import { seoDescriptionOf, seoTitleOf } from '../search-snippet.ts'
import { filterColumns } from './saved-filter.ts'
import type { Dictionary } from './products/dictionary.ts'

/** Columns of its page. */
export const pageColumns = {
  id: z.string(),
  image: z.string(),
  title: json(Text),
  slug: json(Text),
  description: json(Text),
  textBelow: json(RichTexts).nullable(),
  canonicalSlugs: json(CanonicalSlugs),
  updatedAt: z.string(),
}

const { slicedCategories } = filterColumns
const VirtualRow = rowSchema('virtual_category', { ...pageColumns, slicedCategories })
type VirtualRow = RowOf<typeof VirtualRow>

/** Virtual categories by slugs in a language, or by ids. */
export async function findVirtualCategories(
  db: D1Database,
  locale: Locale,
  { slugs, ids }: { slugs: string[]; ids: string[] },
): Promise<VirtualRow[]> {
  return readRows(
    db
      .prepare(
        `SELECT id, image, title, slug, description, text_below, sliced_categories, canonical_slugs, updated_at
      FROM virtual_category WHERE n IN (SELECT category_n FROM category_slug
          WHERE locale = ?1 AND slug IN (SELECT value FROM json_each(?2)))
        OR id IN (SELECT value FROM json_each(?3)) ORDER BY position LIMIT 100`,
      )
      .bind(locale, JSON.stringify(slugs), JSON.stringify(ids)),
    VirtualRow,
  )
}

/** As a category: below the single category whose products it shows, if there is one. */
export function virtualCategoryOf(
  row: VirtualRow,
  { categoryById }: Dictionary,
  locale: Locale,
): Category {
  const title = row.title[locale]
  const slugs = row.slug
  const perex = row.description[locale]
  const [above, ...others] = row.slicedCategories
  const path = (above && !others.length && categoryById.get(above)?.path) || []
  return {
    id: row.id,
    isVirtual: true,
    title,
    perex,
    textBelow: row.textBelow?.[locale] ?? null,
    breadcrumbs: path.map((entry) => ({ id: entry.id, title: entry.title, slug: entry.slug })),
    children: [],
    faq: [],
    canonicalSlugs: row.canonicalSlugs[locale] ?? [],
    pageMeta: {
      slug: slugs[locale],
      seoTitle: seoTitleOf(title),
      seoDescription: seoDescriptionOf(perex, title, locale),
      noindex: false,
      nofollow: false,
      shareImage: row.image || null,
      slugs,
    },
  }
}
