import type { ProductTile } from '../../../domain/product/product.ts'

/** Parses a response of `api.products`; its schema loads with the first one. */
export async function parseTiles(body: unknown): Promise<ProductTile[]> {
  // A dynamic import of zod itself would keep all of it in the chunk that every screen shares.
  const { TileList } = await import('./tile-list.ts')
  return TileList.parse(body)
}
