import {
  type FoundCategories,
  type ProductFilter,
  queryOfProducts,
} from '../../../domain/ventilation/fans/product-filter.ts'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'

interface GoodsLinkProps {
  goods: ProductFilter
  shelves: FoundCategories
  children: string
}

/** Leads to a listing narrowed to what was calculated; not there where the shop has no such shelf. */
export function ProductsLink({ goods, shelves, children }: GoodsLinkProps) {
  const { routes } = useShop()
  const category = shelves[goods.shelf]
  if (!category) return null
  return (
    <ButtonLink
      href={`${routes.category(category.slug)}?${queryOfProducts(goods)}`}
      iconAfter="arrow-right"
    >
      {children}
    </ButtonLink>
  )
}
