import { Suspense } from 'react'
import type { ProductTile as ProductTileData } from '../../../domain/product.ts'
import { useDeferred } from '../../shop.tsx'
import { ProductTile } from '../catalog/product-tile.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

interface ProductStripProps {
  /** Deferred part with the product tiles. */
  part: 'fits' | 'alternatives'
  title: string
  text: string
}

/** A labelled row of other products; not there where none was found. */
export function ProductStrip({ part, title, text }: ProductStripProps) {
  return (
    <Suspense fallback={<Waiting title={title} text={text} />}>
      <Found part={part} title={title} text={text} />
    </Suspense>
  )
}

function Found({ part, title, text }: ProductStripProps) {
  const products = useDeferred<ProductTileData[]>(part)
  if (!products || products.length === 0) return null
  return (
    <section className="product__section" id={part}>
      <StripHead title={title} text={text} />
      <ul className="tiles tiles--strip">
        {products.map((product) => (
          <li key={product.id} className="tiles__item">
            <ProductTile product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Waiting({ title, text }: Pick<ProductStripProps, 'title' | 'text'>) {
  return (
    <section className="product__section" aria-busy="true">
      <StripHead title={title} text={text} />
      <div className="tiles tiles--strip">
        <Skeleton shape="tile" count={4} />
      </div>
    </section>
  )
}

function StripHead({ title, text }: Pick<ProductStripProps, 'title' | 'text'>) {
  return (
    <>
      <h2>{title}</h2>
      <p className="product__note">{text}</p>
    </>
  )
}
