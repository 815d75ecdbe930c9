import { ProductTile } from '../../catalog/tile/product-tile.tsx'
import type { BlockOf } from './block-of.ts'

export function ProductsBlock({ block }: { block: BlockOf<'products'> }) {
  if (block.products.length === 0) return null
  return (
    <section className="band">
      {block.blockTitle && <h2 className="band__title">{block.blockTitle}</h2>}
      <ul className="product-row">
        {block.products.map((product) => (
          <li key={product.id} className="product-row__item">
            <ProductTile product={product} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
