import { Suspense } from 'react'
import type { Accessory } from '../../domain/product/accessory.ts'
import type { Country } from '../../domain/account/address.ts'
import type { Cart, ChangedAmount } from '../../domain/cart/cart.ts'
import { itemsOf, isEmptyCart } from '../../domain/cart/cart-lines.ts'
import type { Order } from '../../domain/checkout/order/order.ts'
import type { Payment, Shipper } from '../../domain/checkout/checkout.ts'
import { CartBar } from './cart-bar.tsx'
import { CartLines } from './line/cart-lines.tsx'
import { CartNotices } from './cart-notices.tsx'
import { CartSummary } from './cart-summary.tsx'
import { CartAccessories, EmptyCart } from './lazy-cart.ts'
import { useLineChanges } from './line/use-line-changes.ts'
import { CheckoutSteps } from '../checkout/checkout-steps.tsx'
import { StoreUnreachable } from '../checkout/store-unreachable.tsx'
import type { FieldErrors, FieldValues } from '../form.ts'
import { useShop } from '../shop.tsx'
import type { OrderGifts } from './state/cart-answers.ts'
import { useCart } from './state/use-cart.ts'

export interface CheckoutProps {
  /** null: there is none yet, or the store cannot be reached. */
  cart: Cart | null
  reachable: boolean
  /** For dates and the estimate of shipping costs; empty where they cannot be had. */
  shippers: Shipper[]
  payments: Payment[]
  countries: Country[]
  /** What goes with the contents. */
  accessories: Accessory[]
  /** Gifts that come with the order; null where they cannot be had. */
  gifts: OrderGifts | null
  /** Of an empty cart: the order that was placed last from here. */
  lastOrder: Order | null
  /** Instant of the request, for delivery dates. */
  now: string
  /** An amount that the store clipped, told after a form post. */
  changed: ChangedAmount | null
  /** Names of goods that could be bought no more and were taken out. */
  removed: string[]
  /** Lines that a form took out, as `formatRemoved` writes them. */
  undo: string
  /** What a form did. */
  done: 'saved' | 'noted' | null
  /** What a form post without JavaScript was refused for: as a whole, or at `couponCode` … */
  problem: string | null
  errors: FieldErrors
  values: FieldValues
}

export function Screen(props: CheckoutProps) {
  const { reachable, accessories, shippers, now } = props
  const { routes, text } = useShop()
  const { cart, updating } = useCart(props.cart)
  const changes = useLineChanges(cart)
  const isEmpty = isEmptyCart(cart)
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
        <Suspense fallback={null}>
          <EmptyCart lastOrder={props.lastOrder} />
        </Suspense>
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
      <div className="cart-page__columns">
        <div className="cart-page__goods">
          <CartLines
            {...{ cart, shippers, now, changes }}
            changed={changes.changed ?? props.changed}
          />
          <Suspense fallback={null}>
            <CartAccessories cart={cart} initial={accessories} />
          </Suspense>
        </div>
        <CartSummary {...props} cart={cart} updating={updating} />
      </div>
      <CartBar cart={cart} />
    </div>
  )
}
