import { locales } from '../../domain/locales/locales.ts'
import { insert, type SeedStatement } from '../../backend/db/insert.ts'
import { numberOf, type Numbering } from '../numbering.ts'
import type { Catalogue } from '../../backend/db/records.ts'
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
    [
      'n',
      'id',
      'position',
      'image',
      'title',
      'slug',
      'description',
      'text_below',
      'sliced_categories',
      'sliced_tags',
      'parameters',
      'ranges',
      'brands',
      'price_range',
      'catalog_settings',
      'canonical_slugs',
      'updated_at',
    ],
    virtualCategories.map((v, position) => [
      numberOfVirtual(v.id),
      v.id,
      position,
      v.image,
      json(v.title),
      json(v.slug),
      json(v.description),
      v.textBelow && json(v.textBelow),
      json(v.categories),
      json(v.tags),
      json(Object.entries(v.values).map(([entityId, values]) => ({ entityId, values }))),
      json(v.ranges),
      json(v.brands),
      v.price && json(v.price),
      json({ sort: v.sort, available_only: v.availableOnly }),
      json(canonicalSlugs(v, categories)),
      now,
    ]),
  )
  yield* insert(
    'category_slug',
    ['locale', 'slug', 'category_n'],
    virtualCategories.flatMap((v) =>
      locales.map((locale) => [locale, v.slug[locale], numberOfVirtual(v.id)]),
    ),
  )
  yield* insert(
    'category_filter',
    ['category_n', 'parameter_n', 'position'],
    virtualCategories.flatMap((v) =>
      [...new Set(v.filters)].map((code, position) => [
        numberOfVirtual(v.id),
        numberOf(numbers.parameter, code),
        position,
      ]),
    ),
  )
}
