import type { Payment } from '../../../domain/checkout/checkout.ts'
import type { Order } from '../../../domain/order/order.ts'
import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

interface OtherPaymentsProps {
  order: Order
  payments: Payment[]
  error: string | undefined
}

/** Other payment methods of an open order, at the same price. */
export function OtherPayments({ order, payments, error }: OtherPaymentsProps) {
  const { text } = useShop()
  if (payments.length === 0 && !error) return null
  return (
    <section className="finished__next no-print" aria-labelledby="other-payments">
      <h2 id="other-payments">{text('orderDone.payment.instead')}</h2>
      {error && <Notice kind="danger" role="alert" title={error} focused />}
      <form method="post" action={checkoutApi.orderPayment} className="finished__actions">
        <input type="hidden" name="order" value={order.token} />
        {payments.map(({ id, name }) => (
          <Button key={id} type="submit" name="paymentId" value={id}>
            {name}
          </Button>
        ))}
      </form>
    </section>
  )
}
