import {
  type CategoryIdsByKey,
  type ProductFilter,
  queryOfProducts,
} from '../../../domain/ventilation/fans/product-filter.ts'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'

interface ProductsLinkProps {
  products: ProductFilter
  categories: CategoryIdsByKey
  children: string
}

/** Link to a listing filtered by the result; nothing if the shop has no such category. */
export function ProductsLink({ products, categories, children }: ProductsLinkProps) {
  const { routes } = useShop()
  const category = categories[products.category]
  if (!category) return null
  return (
    <ButtonLink
      href={`${routes.category(category.slug)}?${queryOfProducts(products)}`}
      iconAfter="arrow-right"
    >
      {children}
    </ButtonLink>
  )
}
