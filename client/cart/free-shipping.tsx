import type { Cart } from '../../domain/cart/cart.ts'
import { useShop } from '../shop.tsx'
import { Icon } from '../ui/icon.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'

/** How far it is to shipping at no cost; nothing where the shop has no such threshold. */
export function FreeShipping({ cart }: { cart: Cart }) {
  const { format, frame, text } = useShop()
  const threshold = cart.freeShippingAt ?? frame.globals.freeShippingAt
  if (threshold === null || threshold <= 0) return null
  const value = cart.prices.totalWithTax
  if (value >= threshold) {
    return (
      <p className="free-shipping free-shipping--reached">
        <Icon name="circle-check" /> {text('cartChange.freeShipping.reached')}
      </p>
    )
  }
  return (
    <div className="free-shipping">
      <ProgressBar
        value={value}
        max={threshold}
        label={text('cartChange.freeShipping.missing', { price: format.price(threshold - value) })}
      />
    </div>
  )
}
