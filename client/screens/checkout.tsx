import type { Country } from '../../domain/address.ts'
import type { Cart, ChangedAmount } from '../../domain/cart.ts'
import { goodsOf, isEmptyCart } from '../../domain/cart-lines.ts'
import type { Payment, Shipper } from '../../domain/checkout.ts'
import { CartBar } from '../components/cart/cart-bar.tsx'
import { CartLines } from '../components/cart/cart-lines.tsx'
import { CartNotices } from '../components/cart/cart-notices.tsx'
import { CartSummary } from '../components/cart/cart-summary.tsx'
import { EmptyCart } from '../components/cart/empty-cart.tsx'
import { useLineChanges } from '../components/cart/use-line-changes.ts'
import { CheckoutSteps } from '../components/checkout/checkout-steps.tsx'
import { StoreUnreachable } from '../components/checkout/store-unreachable.tsx'
import { useShop } from '../shop.tsx'
import { useCart } from '../state/use-cart.ts'

export interface CheckoutProps {
  /** null: there is none yet, or the store cannot be reached. */
  cart: Cart | null
  reachable: boolean
  /** For dates and the estimate of shipping costs; empty where they cannot be had. */
  shippers: Shipper[]
  payments: Payment[]
  countries: Country[]
  /** Instant of the request, for delivery dates. */
  now: string
  /** An amount that the store clipped, told after a form post. */
  changed: ChangedAmount | null
  /** Names of goods that could be bought no more and were taken out. */
  removed: string[]
  /** What a form post without JavaScript was refused for. */
  problem: string | null
}

export function Screen({ reachable, shippers, payments, countries, now, ...props }: CheckoutProps) {
  const { routes, text } = useShop()
  const { cart, updating } = useCart(props.cart)
  const changes = useLineChanges()
  const notices = (
    <CartNotices
      cart={cart}
      invalid={props.removed}
      problem={props.problem}
      changed={changes.changed ?? props.changed}
      removed={changes.removed}
      onUndo={changes.undo}
    />
  )
  if (!reachable && !cart) {
    return (
      <div className="container cart-page">
        <h1>{text('cart.title')}</h1>
        {notices}
        <StoreUnreachable retry={routes.checkout()} />
      </div>
    )
  }
  if (!cart || isEmptyCart(cart)) {
    return (
      <div className="container cart-page">
        {notices}
        <EmptyCart />
      </div>
    )
  }
  return (
    <div className="container cart-page">
      <CheckoutSteps current={0} />
      <h1 className="cart-page__title">
        {text('cart.title')} <small>{text.count('cart.items', goodsOf(cart).length)}</small>
      </h1>
      {notices}
      <div className="cart-page__columns">
        <CartLines
          cart={cart}
          shippers={shippers}
          now={now}
          onAmount={changes.setAmount}
          onRemove={changes.remove}
          onClear={() => changes.clear(cart)}
        />
        <CartSummary cart={cart} updating={updating} {...{ shippers, payments, countries }} />
      </div>
      <CartBar cart={cart} />
    </div>
  )
}
