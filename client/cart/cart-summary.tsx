import { Suspense } from 'react'
import type { Cart } from '../../domain/cart/cart.ts'
import { cheapestShipper, checkoutTotals } from '../../domain/checkout/checkout-totals.ts'
import { giftTotal } from '../../domain/cart/gift-price.ts'
import { withGifts } from '../../domain/cart/with-gifts.ts'
import { useShop } from '../shop.tsx'
import { useOrderGifts } from './state/use-order-gifts.ts'
import { Totals } from '../checkout/review/totals.tsx'
import { CartContinue } from './cart-continue.tsx'
import { DiscountLimit } from './discount-limit.tsx'
import { FreeShipping } from './free-shipping.tsx'
import {
  CartConditions,
  CommentForm,
  CouponForm,
  CreditsForm,
  OrderGiftsForm,
  SaveCartForm,
} from './lazy-cart.ts'
import type { CheckoutProps } from '../../domain/screens/checkout/checkout.ts'

type Given = Pick<
  CheckoutProps,
  'shippers' | 'payments' | 'countries' | 'errors' | 'values' | 'gifts'
>

interface CartSummaryProps extends Given {
  cart: Cart
  updating: boolean
}

/** Sums with an estimate of shipping, what has to be known before ordering, and the way on. */
export function CartSummary(props: CartSummaryProps) {
  const { cart, shippers, payments, countries, updating, errors, values } = props
  const { context, frame, text } = useShop()
  const { gifts, choose } = useOrderGifts(props.gifts, cart)
  const { currencies, functions } = frame.globals
  const decimalPlaces = currencies.find(({ code }) => code === context.currency)?.decimalPlaces ?? 2
  const chosen = gifts && gifts.chosen.length > 0 ? giftTotal(gifts.chosen, decimalPlaces) : null
  return (
    <section className="cart-summary" aria-label={text('cartPage.summary')}>
      <FreeShipping cart={cart} />
      <DiscountLimit cart={cart} />
      <Totals
        cart={cart}
        totals={withGifts(checkoutTotals(cart, cheapestShipper(cart, shippers), null), chosen)}
        gifts={chosen?.withTax ?? null}
        estimated
        updating={updating}
      />
      <CartContinue cart={cart} />
      <Suspense fallback={null}>
        {functions.promoCode && (
          <CouponForm
            couponCode={cart.couponCode}
            refused={errors['couponCode']}
            typed={values['couponCode']}
          />
        )}
        {gifts && gifts.offered.length > 0 && <OrderGiftsForm gifts={gifts} onChoose={choose} />}
        {functions.loyaltyCredits && cart.credits && (
          <CreditsForm credits={cart.credits} error={errors['credits']} typed={values['credits']} />
        )}
        <CommentForm cart={cart} error={errors['comment']} typed={values['comment']} />
        <SaveCartForm cart={cart} error={errors['listName']} typed={values['listName']} />
        <CartConditions payments={payments} countries={countries} />
      </Suspense>
    </section>
  )
}
