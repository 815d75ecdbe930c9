import type { Cart, CartItem } from '../../../domain/cart.ts'
import { goodsOf } from '../../../domain/cart-lines.ts'
import type { Shipper } from '../../../domain/checkout.ts'
import { deliveryPromise, fastestShipper } from '../../../domain/delivery-date.ts'
import { api } from '../../../domain/routes.ts'
import { deliveryText } from '../checkout/delivery-text.ts'
import { useShop } from '../../shop.tsx'
import { PriceNote } from '../ui/price-note.tsx'
import { CartLine } from './cart-line.tsx'

interface CartLinesProps {
  cart: Cart
  shippers: Shipper[]
  now: string
  onAmount: (item: CartItem, amount: number) => void
  onRemove: (item: CartItem) => void
  onClear: () => void
}

/** The goods, each with the day on which the fastest shipper would bring it. */
export function CartLines({ cart, shippers, now, onAmount, onRemove, onClear }: CartLinesProps) {
  const shop = useShop()
  const { context, text } = shop
  const fastest = fastestShipper(shippers) ?? shippers[0]
  const delivery = (delayDays: number) => {
    if (!fastest) return text('delivery.later')
    const { country } = context
    const promise = deliveryPromise({ now: new Date(now), delayDays, shipper: fastest, country })
    return deliveryText(shop, promise)
  }
  return (
    <section aria-label={text('cart.lines')}>
      <ul className="cart-lines">
        {goodsOf(cart).map((item) => (
          <CartLine
            key={item.id}
            item={item}
            delivery={delivery(item.variant.delayDays)}
            onAmount={(amount) => onAmount(item, amount)}
            onRemove={() => onRemove(item)}
          />
        ))}
      </ul>
      <div className="cart-lines__foot">
        <PriceNote />
        <form
          method="post"
          action={api.cartItems}
          onSubmit={(event) => {
            event.preventDefault()
            onClear()
          }}
        >
          <button className="button button--quiet button--small" name="intent" value="clear">
            {text('cart.clear')}
          </button>
        </form>
      </div>
    </section>
  )
}
