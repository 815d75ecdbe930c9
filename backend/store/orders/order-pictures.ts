import * as z from 'zod'
import { readRows, rowSchema } from '../../db/rows.ts'
import { findLargest } from '../../cdn/prepared-picture.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { ZipEntry } from './zip.ts'

const PictureRow = rowSchema('variant', { catalogCode: z.string(), path: z.string().nullable() })

/** The largest picture of each product of an order, named by product code. */
export async function orderPictures(
  db: D1Database,
  assets: Fetcher,
  order: Order,
): Promise<ZipEntry[]> {
  const variantIds = order.items.map(({ variantId }) => variantId)
  const results = await readRows(
    db
      .prepare(
        `SELECT v.catalog_code, coalesce(nullif(v.image, ''), p.images ->> 0) AS path
      FROM variant v JOIN product p ON p.n = v.product_n
      WHERE v.id IN (SELECT value FROM json_each(?1)) ORDER BY v.n`,
      )
      .bind(JSON.stringify(variantIds)),
    PictureRow,
  )
  const entries: ZipEntry[] = []
  // Sequential: a Worker may have six open connections.
  for (const { catalogCode: code, path } of results) {
    const file = path && (await findLargest(assets, `${path}.webp`))
    if (!file) continue
    entries.push({ name: `${code.replace(/[^\w.-]/g, '_')}.webp`, bytes: await file.bytes() })
  }
  return entries
}
