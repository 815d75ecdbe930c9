import { hasFeature } from '../../domain/content/features.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { LazyBoundary } from '../lazy-boundary.tsx'
import { useShop } from '../shop.tsx'
import type { useSettledCart } from './use-settled-cart.ts'
import { Totals } from '../checkout/review/totals.tsx'
import { CartContinue } from './cart-continue.tsx'
import { DiscountLimit } from './discount-limit.tsx'
import { FreeShipping } from './delivery/free-shipping.tsx'
import {
  BonusClub,
  CartConditions,
  CommentForm,
  CouponForm,
  CreditsForm,
  OfferForm,
  OrderGiftsForm,
  SaveCartForm,
} from './lazy-cart.ts'
import type { CheckoutProps } from '../../domain/screens/checkout/checkout.ts'

type Given = Pick<CheckoutProps, 'payments' | 'countries' | 'errors' | 'values'>

interface CartSummaryProps extends Given {
  cart: Cart
  settled: ReturnType<typeof useSettledCart>
  updating: boolean
}

/** Sums with an estimate of shipping, what has to be known before ordering, and the way on. */
export function CartSummary(props: CartSummaryProps) {
  const { cart, payments, countries, updating, errors, values } = props
  const { frame, text } = useShop()
  const { functions } = frame.globals
  const { settlement, tax, view, gifts, choose } = props.settled
  return (
    <section className="cart-summary" aria-label={text('cartPage.summary')}>
      <FreeShipping cart={cart} />
      <DiscountLimit cart={cart} />
      <Totals {...{ settlement, tax, view }} estimated updating={updating} />
      <CartContinue cart={cart} />
      <LazyBoundary>
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
        {hasFeature(frame.configuration, 'shoppingLists') && (
          <SaveCartForm cart={cart} error={errors['listName']} typed={values['listName']} />
        )}
        {hasFeature(frame.configuration, 'offers') && cart.customer && <OfferForm />}
        <BonusClub />
        <CartConditions payments={payments} countries={countries} />
      </LazyBoundary>
    </section>
  )
}
