import { ProductTile } from '../../catalog/tile/product-tile.tsx'
import type { Locale } from '../../../domain/locale.ts'
import type { BlockOf } from './block-of.ts'

interface ProductsBlockProps {
  block: BlockOf<'products'>
  /** Language of the title, if it is not the page's. */
  lang?: Locale | undefined
}

export function ProductsBlock({ block, lang }: ProductsBlockProps) {
  if (block.products.length === 0) return null
  return (
    <section className="band">
      {block.blockTitle && (
        <h2 className="band__title" lang={lang}>
          {block.blockTitle}
        </h2>
      )}
      <ul className="product-row">
        {block.products.map((product) => (
          <ProductTile
            key={product.id}
            product={product}
            headingLevel={3}
            className="product-row__item"
          />
        ))}
      </ul>
    </section>
  )
}
