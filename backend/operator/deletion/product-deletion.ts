import { purgeTag } from '../../../domain/contract/purge.ts'
import { nameTasks } from '../../cms/listing/listing-tasks.ts'
import { readCatalogueNames } from '../import/catalogue-names.ts'
import { readProductsById } from '../import/stored-product.ts'
import type { OperatorContext } from '../operator-call.ts'
import type { Deletable } from './deletable.ts'

const ofVariants = 'variant_n IN (SELECT n FROM variant WHERE product_n = ?1)'

/**
 * Tables with rows of a product. Orders, invoices and reviews of customers stay: they have their
 * own texts. Row numbers are given out again, so nothing may be left under one.
 */
const deletions = [
  ...[
    'price',
    'price_history',
    'variant_stock',
    'variant_code',
    'variant_performance',
    'incoming_goods',
    'order_reservation',
  ].map((table) => `DELETE FROM ${table} WHERE ${ofVariants}`),
  'DELETE FROM watcher WHERE variant_id IN (SELECT id FROM variant WHERE product_n = ?1)',
  ...['product_text', 'product_comment', 'review', 'listing_change', 'variant'].map(
    (table) => `DELETE FROM ${table} WHERE product_n = ?1`,
  ),
  'DELETE FROM product WHERE n = ?1',
]

export async function findProductRecord(
  { db, config }: OperatorContext<undefined>,
  _type: string,
  id: string,
): Promise<Deletable | null> {
  const names = await readCatalogueNames(db, config)
  const [stored] = await readProductsById(db, names, [id])
  if (!stored) return null
  const { n, categoryN, record } = stored
  return {
    type: 'product',
    id,
    record,
    statements: deletions.map((sql) => ({ sql, params: [String(n)] })),
    tags: [purgeTag.product(id), purgeTag.reviews(id), purgeTag.catalog],
    tasks: [
      { kind: 'segments', subject: String(categoryN) },
      { kind: 'counts', subject: '' },
      { kind: 'products', subject: String(n) },
      ...nameTasks,
    ],
  }
}
