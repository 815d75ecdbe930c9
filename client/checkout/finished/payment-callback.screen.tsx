import { useEffect } from 'react'
import { OrderNotFound } from '../review/order-not-found.tsx'
import { OtherPayments } from './other-payments.tsx'
import { PaymentPending } from './payment-pending.tsx'
import { PaymentState } from './payment-state.tsx'
import { StoreUnreachable } from '../store-unreachable.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useShop } from '../../shop.tsx'
import { refreshCart } from '../../cart/state/cart-changes.ts'
import { forgetCheckoutInputs } from '../details/checkout-inputs.ts'
import type { PaymentCallbackProps } from '../../../domain/screens/checkout/payment-callback.ts'

export function Screen(props: PaymentCallbackProps) {
  const { order, missing, payments, claimsPaid, unavailable, errors } = props
  const { routes, text } = useShop()
  useEffect(() => {
    if (!order) return
    forgetCheckoutInputs()
    void refreshCart()
  }, [order])
  if (missing) return <OrderNotFound />
  return (
    <div className="container checkout">
      <article className="finished">
        <h1>{text('orderDone.payment.title')}</h1>
        {order ? (
          <>
            <p className="finished__code">
              {text('orderDone.finished.code')} <strong>{order.code}</strong>
            </p>
            {unavailable && (
              <Notice kind="danger" title={text('orderDone.payUnavailable.title')}>
                {text('orderDone.payUnavailable.text')}
              </Notice>
            )}
            {claimsPaid ? <PaymentPending order={order} /> : <PaymentState order={order} />}
            <OtherPayments order={order} payments={payments} error={errors['']} />
            <p className="finished__actions">
              <ButtonLink href={routes.checkoutFinished(order.token)}>
                {text('orderDone.payment.order')}
              </ButtonLink>
            </p>
          </>
        ) : (
          <StoreUnreachable retry={routes.home()} />
        )}
      </article>
    </div>
  )
}
