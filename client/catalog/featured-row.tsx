import type { FeaturedProducts } from '../../domain/content/featured-products.ts'
import { ProductsBlock } from '../content/blocks/products-block.tsx'

/** What an editor puts forward, under their own title. */
export function FeaturedRow({ featured }: { featured: FeaturedProducts }) {
  const { _id: id, title, products } = featured
  return <ProductsBlock block={{ id, type: 'products', blockTitle: title, products }} />
}
