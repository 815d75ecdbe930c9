import type { Order } from '../../../domain/order/order.ts'
import { useShop } from '../../shop.tsx'
import { standingTexts } from './order-status-texts.ts'

/** Status of an order as text. */
export function OrderStanding({ order }: { order: Pick<Order, 'status' | 'state' | 'shipper'> }) {
  const { text } = useShop()
  return (
    <span className={`order-state order-state--${order.status}`}>
      {standingTexts(order)
        .map((key) => text(key))
        .join(' · ')}
    </span>
  )
}
