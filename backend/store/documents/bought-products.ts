import { textsOf } from '../../locales/texts-of.ts'
import * as z from 'zod'
import type { BoughtProduct } from '../../../domain/contract/documents/store-documents.ts'
import type { Locale } from '../../../domain/locale.ts'
import { shopTime } from '../../../domain/time/day.ts'
import { DocumentKind, json } from '../../db/columns.ts'
import { query, readBatch, type RowOf, rowSchema, totalQuery } from '../../db/rows.ts'
import { documentPath } from '../../documents/document-path.ts'
import { hasWords, searchedWords } from '../orders/order-search.ts'

const ProductRow = rowSchema('product', {
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  documents: json(z.array(DocumentKind)),
  orderId: z.string(),
  orderCode: z.string(),
  orderedAt: z.string(),
})

interface BoughtQuery {
  customerId: string
  locale: Locale
  perPage: number
  offset: number
  search: string
}

/**
 * Cancelled items are excluded. CDN files have no session: products hidden from some groups have
 * none, and a listed link must not be dead.
 */
const found = `FROM sale_order AS o
  JOIN sale_order_item AS i ON i.order_id = o.id
  JOIN variant AS v ON v.id = i.variant_id
  JOIN product AS p ON p.n = v.product_n
  JOIN product_text AS t ON t.product_n = p.n AND t.locale = ?2
  WHERE o.customer_id = ?1 AND o.status NOT IN ('cancelled', 'payment_failed')
    AND p.documents <> '[]'
    AND NOT EXISTS (SELECT 1 FROM restricted_view WHERE kind = 'product' AND id = p.id)
    AND ${hasWords('?3', "(t.name || ' ' || o.code)")}`

/** A customer's bought products with documents; latest first. */
export async function listBoughtProducts(
  db: D1Database,
  { customerId, locale, perPage, offset, search }: BoughtQuery,
): Promise<{ products: BoughtProduct[]; total: number }> {
  const parameters = [customerId, locale, searchedWords(search)] as const
  // SQLite takes the other columns from the row with max(time).
  const list = db
    .prepare(
      `SELECT p.id, t.name, t.slug, p.documents, o.id AS order_id, o.code AS order_code,
        max(o.created_at) AS ordered_at ${found}
      GROUP BY p.n ORDER BY ordered_at DESC, p.n LIMIT ?4 OFFSET ?5`,
    )
    .bind(...parameters, perPage, offset)
  const count = db.prepare(`SELECT count(DISTINCT p.n) AS total ${found}`).bind(...parameters)
  const [rows, total] = await readBatch(db, [query(list, ProductRow), totalQuery(count)])
  return { products: rows.map((row) => productOf(row, locale)), total }
}

function productOf(row: RowOf<typeof ProductRow>, locale: Locale): BoughtProduct {
  const { id, name, slug, documents, orderId, orderCode, orderedAt } = row
  return {
    id,
    name,
    slug,
    order: { id: orderId, code: orderCode },
    orderedOn: shopTime(new Date(orderedAt)).day,
    documents: documents.map((kind) => ({
      title: textsOf(locale).documents.titles[kind],
      path: documentPath(locale, kind, slug),
    })),
  }
}
