import {
  type FoundShelves,
  type GoodsFilter,
  queryOfGoods,
} from '../../../domain/ventilation/fans/goods-filter.ts'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'

interface GoodsLinkProps {
  goods: GoodsFilter
  shelves: FoundShelves
  children: string
}

/** Leads to a listing narrowed to what was calculated; not there where the shop has no such shelf. */
export function GoodsLink({ goods, shelves, children }: GoodsLinkProps) {
  const { routes } = useShop()
  const category = shelves[goods.shelf]
  if (!category) return null
  return (
    <ButtonLink
      href={`${routes.category(category.slug)}?${queryOfGoods(goods)}`}
      iconAfter="arrow-right"
    >
      {children}
    </ButtonLink>
  )
}
