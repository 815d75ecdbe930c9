import type { CatalogScope } from '../../../domain/catalog/catalog.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Narrowing } from '../catalog/narrowing.ts'
import type { Dictionary } from '../catalog/products/dictionary.ts'
import type { ColumnName } from '../listing/columns.ts'
import type { SegmentCache } from '../listing/segment-cache.ts'
import type { Known } from './find-ranks.ts'

/** What a query is looked for in. */
export interface SearchContext {
  db: D1Database
  locale: Locale
  dictionary: Dictionary
  cache: SegmentCache
  known: Known
  /** Numbers of the categories of the listing; null: all. */
  within: ReadonlySet<number> | null
  /** What nobody sees otherwise, such as products of other price groups. */
  saved: readonly Narrowing[]
  /** What was chosen beside the query. */
  chosen: readonly Narrowing[]
  scope: Pick<CatalogScope, 'values' | 'ranges' | 'reaches'>
  /** What the listing needs to know of every segment. */
  columns: readonly ColumnName[]
}
