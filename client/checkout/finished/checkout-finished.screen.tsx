import { useEffect } from 'react'
import type { Payment } from '../../../domain/checkout/checkout.ts'
import type { Order } from '../../../domain/checkout/order/order.ts'
import type { QrSvg } from '../../../domain/checkout/order/qr-svg.ts'
import { FinishedOrder } from './finished-order.tsx'
import { OrderMissing } from '../review/order-missing.tsx'
import { StoreUnreachable } from '../store-unreachable.tsx'
import type { FieldErrors } from '../../form.ts'
import { useShop } from '../../shop.tsx'
import { refreshCart } from '../../cart/state/cart-changes.ts'
import { forgetCheckoutInputs } from '../details/checkout-inputs.ts'

export interface CheckoutFinishedProps {
  /** null: the store cannot be reached, or there is no such order. */
  order: Order | null
  /** Nobody knows the token. */
  missing: boolean
  /** Other ways to pay it while it is open. */
  payments: Payment[]
  /** Code for banking apps. */
  qr: QrSvg | null
  /** Nobody is logged in: an account can be offered. */
  guest: boolean
  /** An account has just been made of it. */
  registered: boolean
  errors: FieldErrors
}

export function Screen(props: CheckoutFinishedProps) {
  const { routes, text } = useShop()
  const { order, missing } = props
  useEffect(() => {
    if (!order) return
    // Also for those who come back from the payment page: the cart has become this order.
    forgetCheckoutInputs()
    void refreshCart()
  }, [order])
  if (missing) return <OrderMissing />
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
