import { memo } from 'react'
import type { Cart } from '../../../domain/cart/cart.ts'
import { hasFeature } from '../../../domain/content/features.ts'
import type { CheckoutProps } from '../../../domain/screens/checkout/checkout.ts'
import { LazyBoundary } from '../../lazy-boundary.tsx'
import { useShop } from '../../shop.tsx'
import {
  LoyaltyProgram,
  CartConditions,
  CommentForm,
  CouponForm,
  CreditsForm,
  OfferForm,
  OrderGiftsForm,
  SaveCartForm,
} from '../lazy-cart.ts'
import type { useConfirmedCart } from '../use-confirmed-cart.ts'

type FromPage = Pick<CheckoutProps, 'payments' | 'countries' | 'errors' | 'values'>

interface CartExtrasProps extends FromPage, Pick<Cart, 'couponCode' | 'credits' | 'comment'> {
  isSignedIn: boolean
  gifts: ReturnType<typeof useConfirmedCart>['gifts']
}

/** Forms below the totals. Memoised: the change of an amount keeps their props. */
export const CartExtras = memo(function CartExtras(props: CartExtrasProps) {
  const { payments, countries, errors, values, gifts, credits, isSignedIn } = props
  const { configuration, globals } = useShop().site
  const { functions } = globals
  return (
    <LazyBoundary>
      {functions.promoCode && (
        <CouponForm
          couponCode={props.couponCode}
          refused={errors['couponCode']}
          typed={values['couponCode']}
        />
      )}
      {gifts && gifts.offered.length > 0 && <OrderGiftsForm gifts={gifts} />}
      {functions.loyaltyCredits && credits && (
        <CreditsForm credits={credits} error={errors['credits']} typed={values['credits']} />
      )}
      <CommentForm comment={props.comment} error={errors['comment']} typed={values['comment']} />
      {hasFeature(configuration, 'shoppingLists') && (
        <SaveCartForm
          isSignedIn={isSignedIn}
          error={errors['listName']}
          typed={values['listName']}
        />
      )}
      {hasFeature(configuration, 'offers') && isSignedIn && <OfferForm />}
      <LoyaltyProgram />
      <CartConditions payments={payments} countries={countries} />
    </LazyBoundary>
  )
})
