import type { Cart } from '../../domain/cart/cart.ts'
import { useShop } from '../shop.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'

/** Missing amount for a discount with a minimum order value (spec §3 Cart). */
export function DiscountLimit({ cart }: { cart: Cart }) {
  const { format, text } = useShop()
  const limit = cart.discountLimitPriceWithVat
  const value = cart.prices.itemsWithTax
  if (limit === null || limit <= value) return null
  const missing = format.price(limit - value)
  return (
    <ProgressBar
      value={value}
      max={limit}
      label={text('cartPage.discountLimit', { missing, limit: format.price(limit) })}
    />
  )
}
