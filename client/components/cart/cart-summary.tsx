import type { Cart } from '../../../domain/cart.ts'
import type { Payment, Shipper } from '../../../domain/checkout.ts'
import { cheapestShipper, checkoutTotals } from '../../../domain/checkout-totals.ts'
import type { Country } from '../../../domain/address.ts'
import { Totals } from '../checkout/totals.tsx'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { CartConditions } from './cart-conditions.tsx'
import { CouponForm } from './coupon-form.tsx'
import { FreeShipping } from './free-shipping.tsx'

interface CartSummaryProps {
  cart: Cart
  shippers: Shipper[]
  payments: Payment[]
  countries: Country[]
  updating: boolean
}

/** Sums with an estimate of shipping, what has to be known before ordering, and the way on. */
export function CartSummary({ cart, shippers, payments, countries, updating }: CartSummaryProps) {
  const { format, frame, routes, text } = useShop()
  const { globals } = frame
  const missing = globals.orderMinimumValue - cart.prices.totalWithTax
  return (
    <section className="cart-summary" aria-label={text('cart.summary')}>
      <FreeShipping cart={cart} />
      <Totals
        cart={cart}
        totals={checkoutTotals(cart, cheapestShipper(cart, shippers), null)}
        estimated
        updating={updating}
      />
      {missing > 0 ? (
        <Notice kind="warning">
          {text('cart.minimum', {
            minimum: format.price(globals.orderMinimumValue),
            missing: format.price(missing),
          })}
        </Notice>
      ) : (
        <ButtonLink
          href={routes.checkoutMethods()}
          variant="primary"
          size="large"
          iconAfter="arrow-right"
          wide
        >
          {text('cart.toCheckout')}
        </ButtonLink>
      )}
      {globals.functions.promoCode && <CouponForm couponCode={cart.couponCode} />}
      <CartConditions payments={payments} countries={countries} />
    </section>
  )
}
