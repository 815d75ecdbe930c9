import type { Locale } from '../../domain/locale.ts'
import type { Product } from '../../domain/product/product.ts'
import { findProductDetail } from '../cms/catalog/products/detail.ts'
import { hiddenIds } from '../cms/catalog/products/hidden-ids.ts'
import { readCaller } from '../request/caller.ts'

export interface DocumentedProduct {
  product: Product
  updatedAt: string
}

/**
 * The product of a file. A file request has no session, so products hidden from some groups have
 * none.
 */
export async function findDocumented(
  db: D1Database,
  headers: Headers,
  locale: Locale,
  slug: string,
): Promise<DocumentedProduct | null> {
  const [found, hidden] = await Promise.all([
    findProductDetail(db, { ...readCaller(headers), locale }, slug),
    hiddenIds(db, 'product', []),
  ])
  return found && !hidden.has(found.product.id) ? found : null
}
