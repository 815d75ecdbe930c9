import type { Cart } from '../../domain/cart/cart.ts'
import { useShop } from '../shop.tsx'
import { grossPrice } from '../ui/price/gross-price.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'

/** Missing amount for a discount with a minimum order value (spec §3 Cart). */
export function DiscountLimit({ cart }: { cart: Cart }) {
  const shop = useShop()
  const { text } = shop
  const limit = cart.discountLimitPriceWithVat
  const value = cart.prices.itemsWithTax
  if (limit === null || limit <= value) return null
  const missing = grossPrice(limit - value, shop)
  return (
    <ProgressBar
      value={value}
      max={limit}
      label={text('cartPage.discountLimit', { missing, limit: grossPrice(limit, shop) })}
    />
  )
}
