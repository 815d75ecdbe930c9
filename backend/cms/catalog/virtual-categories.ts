import type { Category } from '../../../domain/catalog/category.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { RichText } from '../../../domain/content/rich-text.ts'
import { fromJson, fromJsonOr } from '../../db/json.ts'
import type { Text } from '../../db/records.ts'
import { seoDescriptionOf, seoTitleOf } from '../search-snippet.ts'
import type { Dictionary } from './products/dictionary.ts'

interface VirtualRow {
  id: string
  image: string
  title: string
  slug: string
  description: string
  text_below: string | null
  sliced_categories: string
  canonical_slugs: string
  updated_at: string
}

/** Virtual categories by their slugs in a language, or by ids. */
export async function findVirtualCategories(
  db: D1Database,
  locale: Locale,
  { slugs, ids }: { slugs: string[]; ids: string[] },
): Promise<VirtualRow[]> {
  const { results } = await db
    .prepare(
      `SELECT id, image, title, slug, description, text_below, sliced_categories, canonical_slugs, updated_at
      FROM virtual_category WHERE n IN (SELECT category_n FROM category_slug
          WHERE locale = ?1 AND slug IN (SELECT value FROM json_each(?2)))
        OR id IN (SELECT value FROM json_each(?3)) ORDER BY position LIMIT 100`,
    )
    .bind(locale, JSON.stringify(slugs), JSON.stringify(ids))
    .all<VirtualRow>()
  return results
}

/** As a category: below the one whose goods it shows, where it is one. */
export function virtualCategoryOf(
  row: VirtualRow,
  { categoryById }: Dictionary,
  locale: Locale,
): Category {
  const title = fromJson<Text>(row.title)[locale]
  const slugs = fromJson<Text>(row.slug)
  const perex = fromJson<Text>(row.description)[locale]
  const [above, ...others] = fromJson<string[]>(row.sliced_categories)
  const path = (above && !others.length && categoryById.get(above)?.path) || []
  return {
    id: row.id,
    isVirtual: true,
    title,
    perex,
    textBelow: fromJsonOr<Record<Locale, RichText>, null>(row.text_below, null)?.[locale] ?? null,
    breadcrumbs: path.map((entry) => ({ id: entry.id, title: entry.title, slug: entry.slug })),
    children: [],
    faq: [],
    canonicalSlugs: fromJson<Partial<Record<Locale, string[]>>>(row.canonical_slugs)[locale] ?? [],
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
