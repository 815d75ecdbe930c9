import type { SeedStatement } from '../backend/db/insert.ts'
import { numberDictionary, numberProducts } from './numbering.ts'
import type { Catalogue, Content, ProductRecord } from './records.ts'
import { categoryCounts } from '../backend/cms/listing/category-counts.ts'
import { commentRows } from './rows/comments.ts'
import { contentRows } from './rows/content.ts'
import { dictionaryRows } from './rows/dictionary.ts'
import { NameList } from './rows/name-rank.ts'
import { SegmentRows } from './rows/segments.ts'
import { ratingsWithCustomers } from './rows/ratings.ts'
import { productRows } from './rows/product.ts'
import { variantRows } from './rows/variant.ts'

const replaced = [
  'category',
  'virtual_category',
  'category_slug',
  'category_filter',
  'parameter',
  'brand',
  'product',
  'product_text',
  'variant',
  'variant_stock',
  'warehouse',
  'variant_performance',
  'incoming_goods',
  'variant_code',
  'price',
  'price_history',
  'review',
  'product_comment',
  'segment',
  'segment_column',
  'listing_change',
  'content',
  'entry',
  'entry_text',
  'entry_reference',
  'page',
  'rewrite',
  'redirect',
  'meta',
]

/** The search database follows by the tasks of the scheduled run (decision 153). */
const indexAll = `INSERT OR REPLACE INTO listing_task (kind, subject, token)
  SELECT 'products', n, 'seed' FROM product UNION ALL SELECT 'documents', '', 'seed'`

/** Format version of segments; a database of another format is seeded again. 2: with fan curves. */
export const listingFormat = '2'

/** A catalogue whose products may come one by one. */
export type CatalogueSource = Omit<Catalogue, 'products'> & { products: Iterable<ProductRecord> }

/**
 * Seeds the shop with a catalogue and content. Both are replaced; customers, carts and orders stay.
 */
export function* seedStatements(
  catalogue: CatalogueSource,
  content: Content,
  now = new Date(),
): Generator<SeedStatement> {
  const when = now.toISOString()
  const numbers = numberDictionary(catalogue)
  const booleans = new Set(
    catalogue.parameters.filter((p) => p.type === 'boolean').map((p) => p.code),
  )
  const names = new NameList()
  const segments = new SegmentRows(numbers, booleans)

  // Products that are not in this catalogue leave the search database.
  yield indexAll
  for (const table of replaced) yield `DELETE FROM ${table}`
  yield* dictionaryRows(catalogue, numbers, when)
  for (const products of numberProducts(catalogue.products)) {
    yield* productRows(products, numbers, when)
    yield* variantRows(products, when.slice(0, 10))
    yield* commentRows(products)
    yield* segments.add(products)
    names.add(products)
  }
  yield* segments.finish(names)
  yield categoryCounts
  yield* contentRows(content, when)
  yield indexAll
  yield ratingsWithCustomers
  // A scheduled run during a slow seed may have written its version.
  yield `INSERT OR REPLACE INTO meta (key, value) VALUES ('catalogue_version', '${when}'), ('listing_format', '${listingFormat}')`
}
