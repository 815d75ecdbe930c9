import type { CatalogScope } from '../../../domain/catalog/catalog.ts'
import type { CurrencyCode } from '../../../domain/currency.ts'
import type { Dictionary, ParameterEntry } from './products/dictionary.ts'
import { type Choice, narrowingsOf, ofValues, type Narrowing } from './narrowing.ts'
import { readSavedFilter } from './saved-filter.ts'

/** Base of a listing, before filters. */
export interface CatalogPosition {
  /** Row numbers of its categories; null: all. */
  categories: ReadonlySet<number> | null
  /** Filters of a virtual category. */
  saved: Narrowing[]
  parameters: readonly ParameterEntry[]
}

/** The base of a scope; null for an unknown category. */
export async function findCatalogScope(
  db: D1Database,
  { categoryId, virtualCategoryId }: CatalogScope,
  dictionary: Dictionary,
  currency: CurrencyCode,
): Promise<CatalogPosition | null> {
  if (virtualCategoryId !== undefined)
    return findVirtualPosition(db, virtualCategoryId, dictionary, currency)
  const parametersOf = (n: number) => dictionary.filters.get(n) ?? []
  if (categoryId === undefined) return { categories: null, saved: [], parameters: parametersOf(0) }
  const entry = dictionary.categoryById.get(categoryId)
  if (!entry) return null
  const categories = withinAny(dictionary, new Set([entry.pk]))
  return { categories, saved: [], parameters: parametersOf(entry.pk) }
}

async function findVirtualPosition(
  db: D1Database,
  id: string,
  dictionary: Dictionary,
  currency: CurrencyCode,
): Promise<CatalogPosition | null> {
  const found = await readSavedFilter(db, id)
  if (!found) return null
  const { pk, categories, tags, values, ranges, brands, price, availableOnly } = found
  const bounds = price?.[currency]
  const choice: Choice = {
    values,
    ranges: bounds ? { ...ranges, price: bounds } : ranges,
    brands,
    availableOnly,
  }
  // Independent of the caller, so price group discounts do not count.
  const saved = narrowingsOf(choice, dictionary, { currency, groupPercent: 0 })
  if (tags.length) saved.push(ofValues('tag', 'tag', tags))
  const numbers = categories.flatMap((category) => dictionary.categoryById.get(category)?.pk ?? [])
  return {
    categories: categories.length ? withinAny(dictionary, new Set(numbers)) : null,
    saved,
    parameters: dictionary.filters.get(pk) ?? [],
  }
}

/** Categories with all descendants. */
function withinAny({ categories }: Dictionary, pks: ReadonlySet<number>): Set<number> {
  const inside = [...categories.values()].filter(({ path }) => path.some(({ pk }) => pks.has(pk)))
  return new Set(inside.map(({ pk }) => pk))
}
