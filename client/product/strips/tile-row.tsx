import type { ProductTile as ProductTileData } from '../../../domain/product/product.ts'
import { ProductTile } from '../../catalog/tile/product-tile.tsx'

interface TileRowProps {
  products: readonly ProductTileData[]
  /** Maximum number of parameters a tile. */
  parameterCount?: number
}

/** A row of products, scrollable if it is too long. */
export function TileRow({ products, parameterCount }: TileRowProps) {
  return (
    <ul className="tiles tiles--strip">
      {products.map((product) => (
        <ProductTile key={product.id} product={product} parameterCount={parameterCount} />
      ))}
    </ul>
  )
}
