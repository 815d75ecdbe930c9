import type { ShoppingListItem } from '../../domain/cart/shopping-list.ts'
import { useShop } from '../shop.tsx'
import { AddToCartForm } from '../product/purchase/add-to-cart-form.tsx'
import { AvailabilityLine } from '../product/purchase/availability-line.tsx'
import { perUnit } from '../product/purchase/per-unit.ts'
import { Price } from '../ui/price/price.tsx'
import { Tag } from '../ui/tag.tsx'

/** Availability and price, or that the item is discontinued. */
export function WishListOffer({ item }: { item: ShoppingListItem }) {
  const { text } = useShop()
  const { name, product, disabled } = item
  if (!product || disabled) {
    return (
      <p>
        <Tag color="gray" text={text('wishList.gone')} />
      </p>
    )
  }
  const { availability, prices, unit } = product.variant
  return (
    <>
      <AvailabilityLine availability={availability} unit={unit} />
      <Price prices={prices} {...perUnit(unit, text)} />
      <AddToCartForm
        className="tile__button no-print"
        name={name}
        saleable={product.visibility.saleable}
        offer={product.variant}
      />
    </>
  )
}
