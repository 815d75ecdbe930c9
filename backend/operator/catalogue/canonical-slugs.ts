import { queryOfScope } from '../../../domain/catalog/query-of-scope.ts'
import { locales } from '../../../domain/locales/locales.ts'
import type {
  CategoryRecord,
  VirtualCategoryRecord,
} from '../../../domain/operator/catalogue-record.ts'

/**
 * Filtered listing that a virtual category is the canonical of, by language: path of its category
 * with the filters. Only with exactly one category (spec §5).
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
