import type { Cart } from '../../domain/cart/cart.ts'
import { isBelowMinimum } from '../../domain/cart/is-below-minimum.ts'
import { acceptsOrders } from '../../domain/language.ts'
import { useShop } from '../shop.tsx'
import { ButtonLink } from '../ui/button.tsx'

interface CartBarProps {
  cart: Cart
  /** With VAT and the cheapest shipping, as in the summary. */
  total: number
}

/** Estimated total and checkout button at the bottom of small screens, until the summary is visible. */
export function CartBar({ cart, total }: CartBarProps) {
  const { context, format, site, routes, text } = useShop()
  const { configuration, globals } = site
  if (configuration.shoppingDisabled || !acceptsOrders(context)) return null
  if (isBelowMinimum(cart, globals.orderMinimumValue)) return null
  return (
    <div className="cart-bar no-print">
      <p className="cart-bar__total">
        <span className="cart-bar__label">{text('sums.totals.wholeEstimated')}</span>
        <strong>{format.sum(total)}</strong>
      </p>
      <ButtonLink href={routes.checkoutMethods()} variant="primary">
        {text('cartPage.toCheckout')}
      </ButtonLink>
    </div>
  )
}
