import type { Cart } from '../../domain/cart/cart.ts'
import { useShop } from '../shop.tsx'
import type { useConfirmedCart } from './use-confirmed-cart.ts'
import { CartExtras } from './extras/cart-extras.tsx'
import { CartContinue } from './cart-continue.tsx'
import { CartTotals } from './cart-totals.tsx'
import { DiscountLimit } from './discount-limit.tsx'
import { FreeShipping } from './delivery/free-shipping.tsx'
import type { CheckoutProps } from '../../domain/screens/checkout/checkout.ts'

type Given = Pick<CheckoutProps, 'payments' | 'countries' | 'errors' | 'values'>

interface CartSummaryProps extends Given {
  cart: Cart
  settled: ReturnType<typeof useConfirmedCart>
}

/** Totals with estimated shipping, mandatory information and the checkout button. */
export function CartSummary(props: CartSummaryProps) {
  const { cart, payments, countries, errors, values } = props
  const { text } = useShop()
  const { settlement, tax, view, gifts } = props.settled
  return (
    <section className="cart-summary" aria-label={text('cartPage.summary')}>
      <FreeShipping cart={cart} />
      <DiscountLimit cart={cart} />
      <CartTotals {...{ settlement, tax, view }} />
      <CartContinue cart={cart} />
      <CartExtras
        {...{ gifts, payments, countries, errors, values }}
        couponCode={cart.couponCode}
        credits={cart.credits}
        comment={cart.comment}
        isSignedIn={Boolean(cart.customer)}
      />
    </section>
  )
}
