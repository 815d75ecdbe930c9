import type { Cart } from '../../domain/cart/cart.ts'
import { acceptsOrders } from '../../domain/language.ts'
import { useShop } from '../shop.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { grossPrice } from '../ui/price/gross-price.ts'

/** The checkout button, or what prevents it: the minimum order value, or disabled shopping. */
export function CartContinue({ cart }: { cart: Cart }) {
  const shop = useShop()
  const { context, site, routes, text } = shop
  const { configuration, globals } = site
  const missing = globals.orderMinimumValue - cart.prices.itemsWithTax
  if (configuration.shoppingDisabled) {
    return <Notice kind="warning">{configuration.shoppingDisabledText}</Notice>
  }
  if (!acceptsOrders(context)) return <Notice kind="warning">{text('cartPage.noOrders')}</Notice>
  if (missing > 0) {
    return (
      <Notice kind="warning">
        {text('cartPage.minimum', {
          minimum: grossPrice(globals.orderMinimumValue, shop),
          missing: grossPrice(missing, shop),
        })}
      </Notice>
    )
  }
  return (
    <ButtonLink
      href={routes.checkoutMethods()}
      variant="primary"
      size="large"
      iconAfter="arrow-right"
      wide
    >
      {text('cartPage.toCheckout')}
    </ButtonLink>
  )
}
