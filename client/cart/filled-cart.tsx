import { LazyBoundary } from '../lazy-boundary.tsx'
import type { Cart } from '../../domain/cart/cart.ts'
import { accessoriesFor } from '../../domain/cart/cart-lines.ts'
import type { CheckoutProps } from '../../domain/screens/checkout/checkout.ts'
import { CartBar } from './cart-bar.tsx'
import { CartSummary } from './cart-summary.tsx'
import { CartAccessories, Incompatibilities, SwapOffer } from './lazy-cart.ts'
import { CartLines } from './line/cart-lines.tsx'
import type { useLineChanges } from './line/use-line-changes.ts'
import { useFreshShippers } from './state/use-fresh-shippers.ts'
import { useConfirmedCart } from './use-confirmed-cart.ts'

interface FilledCartProps extends CheckoutProps {
  cart: Cart
  /** The cart that the page was loaded with. */
  rendered: Cart | null
  changes: ReturnType<typeof useLineChanges>
}

/** Lines, accessories and totals. */
export function FilledCart(given: FilledCartProps) {
  const { cart, changes, accessories, incompatibilities } = given
  const { shippers, now } = useFreshShippers(cart, {
    ...given,
    shippingClass: given.rendered?.shippingClass,
  })
  const props = { ...given, shippers, now }
  const settled = useConfirmedCart(cart, props)
  const { settlement, view } = settled
  return (
    <>
      <div className="cart-page__columns">
        <div className="cart-page__items">
          <LazyBoundary>
            <SwapOffer cart={cart} />
          </LazyBoundary>
          <LazyBoundary>
            <Incompatibilities lines={accessoriesFor(cart)} initial={incompatibilities} />
          </LazyBoundary>
          <CartLines
            {...{ cart, shippers, now, changes, view }}
            lines={settlement.lines}
            changed={changes.changed ?? props.changed}
          />
          <LazyBoundary>
            <CartAccessories cart={cart} initial={accessories} />
          </LazyBoundary>
        </div>
        <CartSummary {...props} cart={cart} settled={settled} />
      </div>
      <CartBar cart={cart} total={settlement.totals.order.gross} />
    </>
  )
}
