import type { CatalogScope } from '../../../domain/catalog/catalog.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Narrowing } from '../catalog/narrowing.ts'
import type { Databases } from '../../db/databases.ts'
import type { Dictionary } from '../catalog/products/dictionary.ts'
import type { ColumnName } from '../listing/columns.ts'
import type { SegmentCache } from '../listing/segment-cache.ts'
import type { Prices } from './facets/facet-narrowing.ts'
import type { QueryContext } from './find-ranks.ts'

/** Scope and data of a search. */
export interface SearchContext {
  databases: Databases
  locale: Locale
  dictionary: Dictionary
  cache: SegmentCache
  known: QueryContext
  /** Numbers of the categories of the listing; null: all. */
  within: ReadonlySet<number> | null
  /** Filters that define the listing itself, such as visibility to the price group. */
  saved: readonly Narrowing[]
  /** Filters chosen in addition to the query. */
  chosen: readonly Narrowing[]
  scope: Pick<CatalogScope, 'values' | 'ranges' | 'reaches'>
  prices: Prices
  /** Segment columns that the listing needs. */
  columns: readonly ColumnName[]
}
