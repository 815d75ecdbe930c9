import type { Order } from '../../../domain/order/order.ts'
import { useShop } from '../../shop.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Warns that emails about the order bounce; nothing otherwise. */
export function MailFailed({ order }: { order: Order }) {
  const { text } = useShop()
  if (!order.isMailUndeliverable) return null
  return (
    <Notice kind="danger" role="alert" title={text('orderDone.mailFailed.title')}>
      {text('orderDone.mailFailed.text', { email: order.customer.email })}
    </Notice>
  )
}
