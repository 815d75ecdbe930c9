import type { Order } from '../../../domain/order/order.ts'
import { useShop } from '../../shop.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Says that mails about the order do not arrive; nothing where they do. */
export function MailFailed({ order }: { order: Order }) {
  const { text } = useShop()
  if (!order.isMailUndeliverable) return null
  return (
    <Notice kind="danger" role="alert" title={text('orderDone.mailFailed.title')}>
      {text('orderDone.mailFailed.text', { email: order.customer.email })}
    </Notice>
  )
}
