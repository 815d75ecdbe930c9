import * as z from 'zod'
import { readRows, rowSchema } from '../../db/rows.ts'
import { imageWidths } from '../../../domain/content/image-path.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { ZipEntry } from './zip.ts'

const PictureRow = rowSchema('variant', { catalogCode: z.string(), path: z.string().nullable() })

/** The largest picture of each product of an order, named by its article number. */
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
  // One after the other: a Worker may hold six connections open at once.
  for (const { catalogCode: code, path } of results) {
    const bytes = path && (await findLargest(assets, path))
    if (bytes) entries.push({ name: `${code.replace(/[^\w.-]/g, '_')}.webp`, bytes })
  }
  return entries
}

async function findLargest(assets: Fetcher, path: string): Promise<Uint8Array | null> {
  for (const width of imageWidths.toReversed()) {
    const file = await assets.fetch(`https://assets/image/${width}/${path}.webp`)
    if (file.ok && file.headers.get('Content-Type') === 'image/webp') return file.bytes()
    await file.body?.cancel()
  }
  return null
}
