import type { ProductTile } from '../../../domain/product/product.ts'

/** An answer of `api.products`; its schema comes only when there is one. */
export async function parseTiles(body: unknown): Promise<ProductTile[]> {
  // A dynamic import of zod itself would keep all of it in the chunk that every screen shares.
  const { TileList } = await import('./tile-list.ts')
  return TileList.parse(body)
}
