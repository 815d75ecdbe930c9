import { queryOfScope } from '../../../domain/catalog/query-of-scope.ts'
import { locales } from '../../../domain/locales/locales.ts'
import type { CategoryRecord, VirtualCategoryRecord } from '../../db/records.ts'

/**
 * The filtered listing that a virtual category stands for, by language: the path of its category
 * with the chosen filters. Only one with exactly one category is canonical (spec §5).
 */
export function canonicalSlugs(
  virtual: Pick<
    VirtualCategoryRecord,
    'categories' | 'tags' | 'price' | 'values' | 'ranges' | 'brands' | 'availableOnly'
  >,
  categories: readonly Pick<CategoryRecord, 'id' | 'slug'>[],
): Record<string, string[]> {
  const [id, ...others] = virtual.categories
  const category = categories.find((record) => record.id === id)
  const isCanonical = category && !others.length && !virtual.tags.length && !virtual.price
  if (!isCanonical) return Object.fromEntries(locales.map((locale) => [locale, []]))
  const query = queryOfScope({
    values: virtual.values,
    ranges: virtual.ranges,
    brands: virtual.brands,
    availableOnly: virtual.availableOnly,
    sort: 'default',
    page: 1,
    perPage: 1,
  })
  return Object.fromEntries(
    locales.map((locale) => [locale, [`${category.slug[locale]}?${query}`]]),
  )
}
