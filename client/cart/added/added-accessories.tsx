import { useState } from 'react'
import type { CartItem } from '../../../domain/cart/cart.ts'
import { itemsOf } from '../../../domain/cart/cart-lines.ts'
import { useShop } from '../../shop.tsx'
import { useCart } from '../state/use-cart.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AccessoryList } from './accessory-list.tsx'
import { useAccessories } from './use-accessories.ts'

const maxShown = 3

/** Accessories of the item just added: loaded when the dialog opens. */
export function AddedAccessories({ item }: { item: CartItem }) {
  const { text } = useShop()
  const { cart } = useCart()
  const { product, variantId } = item
  const { accessories, failed } = useAccessories([{ slug: product.slug, variantId }])
  // Accessories added here stay visible; those that were in the cart before are left out.
  const [before] = useState(
    () => new Set(cart ? itemsOf(cart).map(({ productId }) => productId) : []),
  )
  const shown = accessories?.filter(({ productId }) => !before.has(productId)).slice(0, maxShown)
  return (
    <section
      className="item-added__accessories"
      aria-labelledby="added-accessories"
      aria-busy={!accessories && !failed}
    >
      <h3 id="added-accessories">{text('accessories.title')}</h3>
      {shown && shown.length > 0 && <AccessoryList accessories={shown} />}
      {shown?.length === 0 && <p className="accessories__none">{text('accessories.none')}</p>}
      {failed && <p className="accessories__none">{text('accessories.failed')}</p>}
      {!accessories && !failed && (
        <div role="status">
          <span className="visually-hidden">{text('accessories.loading')}</span>
          <Skeleton shape="row" count={3} />
        </div>
      )}
    </section>
  )
}
