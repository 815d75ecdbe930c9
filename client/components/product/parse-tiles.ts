import type { ProductTile } from '../../../domain/product.ts'

/** An answer of `api.products`; its schema comes only when there is one. */
export async function parseTiles(body: unknown): Promise<ProductTile[]> {
  const [{ array }, { ProductTile: Tile }] = await Promise.all([
    import('zod/mini'),
    import('../../../domain/product.ts'),
  ])
  return array(Tile).parse(body)
}
