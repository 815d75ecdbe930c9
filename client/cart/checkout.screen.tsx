import { useState } from 'react'
import { itemsOf, isEmptyCart } from '../../domain/cart/cart-lines.ts'
import { FilledCart } from './filled-cart.tsx'
import { CartNotices } from './cart-notices.tsx'
import { EmptyCart } from './lazy-cart.ts'
import { useLineChanges } from './line/use-line-changes.ts'
import { CheckoutSteps } from '../checkout/checkout-steps.tsx'
import { StoreUnreachable } from '../checkout/store-unreachable.tsx'
import { LazyBoundary } from '../lazy-boundary.tsx'
import { useShop } from '../shop.tsx'
import { useCart } from './state/use-cart.ts'
import type { CheckoutProps } from '../../domain/screens/checkout/checkout.ts'

export function Screen(props: CheckoutProps) {
  const { reachable } = props
  const { routes, text } = useShop()
  const { cart } = useCart(props.cart)
  const changes = useLineChanges(cart)
  const isEmpty = isEmptyCart(cart)
  const [wasFilled] = useState(!isEmpty)
  const notices = (
    <CartNotices
      invalid={props.removed}
      problem={props.problem}
      done={props.done}
      undo={props.undo}
      trouble={changes.troubles['']}
      removed={isEmpty ? changes.removed : null}
      onUndo={changes.undo}
    />
  )
  if (!reachable && !cart) {
    return (
      <div className="container cart-page">
        <h1>{text('cartPage.title')}</h1>
        {notices}
        <StoreUnreachable retry={routes.checkout()} />
      </div>
    )
  }
  if (!cart || isEmpty) {
    return (
      <div className="container cart-page">
        {notices}
        <LazyBoundary>
          <EmptyCart
            lastOrder={props.lastOrder}
            isExpired={wasFilled && !changes.removed && !changes.troubles['']}
          />
        </LazyBoundary>
      </div>
    )
  }
  return (
    <div className="container cart-page">
      <CheckoutSteps current={0} />
      <h1 className="cart-page__title">
        {text('cartPage.title')} <small>{text.count('cart.items', itemsOf(cart).length)}</small>
      </h1>
      {notices}
      <FilledCart {...props} {...{ cart, changes }} rendered={props.cart} />
    </div>
  )
}
