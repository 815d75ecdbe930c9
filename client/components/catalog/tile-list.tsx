import { useSignals } from '@preact/signals-react/runtime'
import type { ProductTile as ProductTileData } from '../../../domain/product.ts'
import { listView } from './list-view.ts'
import { ProductTile } from './product-tile.tsx'

/** Tiles of the first row or two, whose pictures are seen at once. */
const prioritised = 3

interface TileListProps {
  products: ProductTileData[]
  busy: boolean
}

/** One page of products, as a grid or as rows. */
export function TileList({ products, busy }: TileListProps) {
  useSignals()
  return (
    <ol className={`tiles tiles--${listView.value}`} aria-busy={busy}>
      {products.map((product, index) => (
        <li key={product.id} className="tiles__item">
          <ProductTile product={product} headingLevel={2} priority={index < prioritised} />
        </li>
      ))}
    </ol>
  )
}
