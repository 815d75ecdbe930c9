import type { Order } from '../../../domain/order/order.ts'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** The payment page reports a payment, but the provider's webhook has not arrived yet. */
export function PaymentPending({ order }: { order: Order }) {
  const { routes, text } = useShop()
  const again = `${routes.paymentCallback(order.token)}&result=paid`
  return (
    <Notice
      kind="info"
      role="status"
      title={text('orderDone.pending.title')}
      action={
        <ButtonLink href={again} variant="primary" icon="rotate-ccw" data-prefetch="no">
          {text('orderDone.pending.again')}
        </ButtonLink>
      }
    >
      {text('orderDone.pending.text', { email: order.customer.email })}
    </Notice>
  )
}
