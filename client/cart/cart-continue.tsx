import type { Cart } from '../../domain/cart/cart.ts'
import { acceptsOrders } from '../../domain/language.ts'
import { useShop } from '../shop.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** The checkout button, or what prevents it: the minimum order value, or disabled shopping. */
export function CartContinue({ cart }: { cart: Cart }) {
  const { context, format, frame, routes, text } = useShop()
  const { configuration, globals } = frame
  const missing = globals.orderMinimumValue - cart.prices.itemsWithTax
  if (configuration.shoppingDisabled) {
    return <Notice kind="warning">{configuration.shoppingDisabledText}</Notice>
  }
  if (!acceptsOrders(context)) return <Notice kind="warning">{text('cartPage.noOrders')}</Notice>
  if (missing > 0) {
    return (
      <Notice kind="warning">
        {text('cartPage.minimum', {
          minimum: format.price(globals.orderMinimumValue),
          missing: format.price(missing),
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
