import { Suspense } from 'react'
import type {
  ProductTile as ProductTileData,
  RelatedProducts,
} from '../../../domain/product/product.ts'
import { useDeferred } from '../../shop.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { RelatedTiles } from './related-tiles.ts'
import { TileStrip } from './tile-strip.tsx'

interface ProductStripProps {
  kind: keyof RelatedProducts
  title: string
  text: string
}

/** A labelled row of products that have to do with this one; not there where none was found. */
export function ProductStrip(props: ProductStripProps) {
  const { title, text } = props
  return (
    <Suspense
      fallback={
        <section className="product__section" aria-busy="true">
          <h2>{title}</h2>
          <p className="product__note">{text}</p>
          <div className="tiles tiles--strip">
            <Skeleton shape="tile" count={4} />
          </div>
        </section>
      }
    >
      <Found {...props} />
    </Suspense>
  )
}

function Found({ kind, title, text }: ProductStripProps) {
  const products: ProductTileData[] = useDeferred<RelatedTiles>('related')?.[kind] ?? []
  return <TileStrip id={kind} title={title} text={text} products={products} />
}
