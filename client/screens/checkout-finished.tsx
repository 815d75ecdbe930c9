import { useEffect } from 'react'
import type { Order } from '../../domain/order.ts'
import { FinishedOrder } from '../components/checkout/finished-order.tsx'
import { StoreUnreachable } from '../components/checkout/store-unreachable.tsx'
import { useShop } from '../shop.tsx'
import { refreshCart } from '../state/cart-changes.ts'
import { forgetCheckoutInputs } from '../state/checkout-inputs.ts'

export interface CheckoutFinishedProps {
  /** null: the store cannot be reached. */
  order: Order | null
  /** Nobody is logged in: an account can be offered. */
  guest: boolean
}

export function Screen({ order, guest }: CheckoutFinishedProps) {
  const { routes, text } = useShop()
  useEffect(() => {
    if (!order) return
    // Also for those who come back from the payment page: the cart has become this order.
    forgetCheckoutInputs()
    void refreshCart()
  }, [order])
  return (
    <div className="container checkout">
      {order ? (
        <FinishedOrder order={order} guest={guest} />
      ) : (
        <>
          <h1>{text('checkout.finished.title')}</h1>
          <StoreUnreachable retry={routes.home()} />
        </>
      )}
    </div>
  )
}
