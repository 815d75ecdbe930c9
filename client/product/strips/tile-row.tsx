import type { ProductTile as ProductTileData } from '../../../domain/product/product.ts'
import { ProductTile } from '../../catalog/tile/product-tile.tsx'

/** A row of products, scrollable if it is too long. */
export function TileRow({ products }: { products: readonly ProductTileData[] }) {
  return (
    <ul className="tiles tiles--strip">
      {products.map((product) => (
        <ProductTile key={product.id} product={product} />
      ))}
    </ul>
  )
}
