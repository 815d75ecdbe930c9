import { useEffect } from 'react'
import { FinishedOrder } from './finished-order.tsx'
import { OrderNotFound } from '../review/order-not-found.tsx'
import { StoreUnreachable } from '../store-unreachable.tsx'
import { useShop } from '../../shop.tsx'
import { refreshCart } from '../../cart/state/cart-changes.ts'
import { forgetCheckoutInputs } from '../details/checkout-inputs.ts'
import type { CheckoutFinishedProps } from '../../../domain/screens/checkout/checkout-finished.ts'

export function Screen(props: CheckoutFinishedProps) {
  const { routes, text } = useShop()
  const { order, missing } = props
  useEffect(() => {
    if (!order) return
    // Also after the payment page: the cart has been ordered.
    forgetCheckoutInputs()
    void refreshCart()
  }, [order])
  if (missing) return <OrderNotFound />
  return (
    <div className="container checkout">
      {order ? (
        <FinishedOrder {...props} order={order} />
      ) : (
        <>
          <h1>{text('orderDone.finished.title')}</h1>
          <StoreUnreachable retry={routes.home()} />
        </>
      )}
    </div>
  )
}
