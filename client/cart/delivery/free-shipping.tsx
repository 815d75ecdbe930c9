import type { Cart } from '../../../domain/cart/cart.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { grossPrice } from '../../ui/price/gross-price.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'

/** Missing amount for free shipping; nothing if no shipping method of these items is ever free. */
export function FreeShipping({ cart }: { cart: Cart }) {
  const shop = useShop()
  const { text } = shop
  const threshold = cart.freeShippingAt
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
        label={text('cartChange.freeShipping.missing', {
          price: grossPrice(threshold - value, shop),
        })}
      />
    </div>
  )
}
