import { useEffect } from 'react'
import { LazyBoundary } from '../../lazy-boundary.tsx'
import type { RelatedProducts } from '../../../domain/product/product.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { fetchTilesNow } from './fetch-tiles-near-viewport.ts'
import { TileStrip } from './tile-strip.tsx'
import { type RelatedTilesQuery, useRelatedTiles } from './use-related-tiles.ts'

interface ProductStripProps extends RelatedTilesQuery {
  kind: keyof RelatedProducts
  title: string
  text: string
}

/** A labelled row of related products; nothing if there are none. */
export function ProductStrip(props: ProductStripProps) {
  const { title, text, variants } = props
  const isOther = variants.chosen !== variants.loaded
  useEffect(() => {
    if (isOther) fetchTilesNow()
  }, [isOther])
  return (
    <LazyBoundary
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
    </LazyBoundary>
  )
}

function Found({ title, text, ...strip }: ProductStripProps) {
  const products = useRelatedTiles(strip)
  return <TileStrip id={strip.kind} title={title} text={text} products={products} hydrates="near" />
}
