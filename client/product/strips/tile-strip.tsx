import type { ProductTile as ProductTileData } from '../../../domain/product/product.ts'
import { TileRow } from './tile-row.tsx'

interface TileStripProps {
  id: string
  title: string
  text?: string
  products: readonly ProductTileData[]
  /** `near`: hydrates near the viewport instead of with the first interaction. */
  hydrates?: 'near'
}

/** A labelled row of products; nothing if there are none. */
export function TileStrip({ id, title, text, products, hydrates }: TileStripProps) {
  if (products.length === 0) return null
  return (
    <section className="product__section" id={id} data-hydrates={hydrates}>
      <h2>{title}</h2>
      {text && <p className="product__note">{text}</p>}
      <TileRow products={products} parameterCount={2} />
    </section>
  )
}
