import type { Accessory } from '../../../domain/product/accessory.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { accessoriesFor, itemsOf } from '../../../domain/cart/cart-lines.ts'
import { useShop } from '../../shop.tsx'
import { AccessoryList } from './accessory-list.tsx'
import { useAccessories } from './use-accessories.ts'

const maxShown = 4

interface CartAccessoriesProps {
  cart: Cart
  /** Of the cart that the page was loaded with; null: requested. */
  initial: Accessory[] | null
}

/**
 * Accessories that fit the cart's items, labelled with the reason (UX rule 20); nothing if there
 * are none.
 */
export function CartAccessories({ cart, initial }: CartAccessoriesProps) {
  const { text } = useShop()
  const { accessories = [] } = useAccessories(accessoriesFor(cart).slice(0, 4), initial)
  const inCart = new Set(itemsOf(cart).map(({ productId }) => productId))
  const shown = accessories.filter(({ productId }) => !inCart.has(productId)).slice(0, maxShown)
  if (shown.length === 0) return null
  return (
    <section className="cart-accessories no-print" aria-labelledby="cart-accessories">
      <h2 id="cart-accessories">{text('accessories.cartTitle')}</h2>
      <AccessoryList accessories={shown} />
    </section>
  )
}
