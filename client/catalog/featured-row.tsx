import { foreignLanguage } from '../../domain/language.ts'
import type { FeaturedProducts } from '../../domain/content/featured-products.ts'
import { ProductsBlock } from '../content/blocks/products-block.tsx'
import { useShop } from '../shop.tsx'

/** Products featured by an editor, under their own title. */
export function FeaturedRow({ featured }: { featured: FeaturedProducts }) {
  const { context } = useShop()
  const { _id: id, title, products, locale } = featured
  return (
    <ProductsBlock
      block={{ id, type: 'products', blockTitle: title, products }}
      lang={foreignLanguage(locale, context)}
    />
  )
}
