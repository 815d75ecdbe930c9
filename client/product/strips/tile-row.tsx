import type { ProductTile as ProductTileData } from '../../../domain/product/product.ts'
import { ProductTile } from '../../catalog/tile/product-tile.tsx'

/** Products side by side, to be slid along where there is no room. */
export function TileRow({ products }: { products: readonly ProductTileData[] }) {
  return (
    <ul className="tiles tiles--strip">
      {products.map((product) => (
        <li key={product.id} className="tiles__item">
          <ProductTile product={product} />
        </li>
      ))}
    </ul>
  )
}
