import { locales } from '../../domain/locales/locales.ts'
import { insert, type SeedStatement } from '../../backend/db/insert.ts'
import { numberOf, type Numbering } from '../numbering.ts'
import type { Catalogue } from '../records.ts'
import { canonicalSlugs } from '../../backend/operator/catalogue/canonical-slugs.ts'

/** Virtual categories with their slugs and filters. */
export function* virtualCategoryRows(
  { virtualCategories, categories }: Pick<Catalogue, 'virtualCategories' | 'categories'>,
  numbers: Numbering,
  now: string,
): Generator<SeedStatement> {
  const json = JSON.stringify
  const numberOfVirtual = (id: string) => numberOf(numbers.virtual, id)
  yield* insert(
    'virtual_category',
    virtualCategories.map((v, position) => ({
      n: numberOfVirtual(v.id),
      id: v.id,
      position,
      image: v.image,
      title: json(v.title),
      slug: json(v.slug),
      description: json(v.description),
      text_below: v.textBelow && json(v.textBelow),
      sliced_categories: json(v.categories),
      sliced_tags: json(v.tags),
      parameters: json(
        Object.entries(v.values).map(([entityId, values]) => ({ entityId, values })),
      ),
      ranges: json(v.ranges),
      brands: json(v.brands),
      price_range: v.price && json(v.price),
      catalog_settings: json({ sort: v.sort, available_only: v.availableOnly }),
      canonical_slugs: json(canonicalSlugs(v, categories)),
      updated_at: now,
    })),
  )
  yield* insert(
    'category_slug',
    virtualCategories.flatMap((v) =>
      locales.map((locale) => ({
        locale,
        slug: v.slug[locale],
        category_n: numberOfVirtual(v.id),
      })),
    ),
  )
  yield* insert(
    'category_filter',
    virtualCategories.flatMap((v) =>
      [...new Set(v.filters)].map((code, position) => ({
        category_n: numberOfVirtual(v.id),
        parameter_n: numberOf(numbers.parameter, code),
        position,
      })),
    ),
  )
}
