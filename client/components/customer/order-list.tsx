import type { Order } from '../../../domain/checkout/order.ts'
import { useShop } from '../../shop.tsx'
import { orderStatusTexts } from './order-status-texts.ts'

/** Orders with their date, state and total; each leads to its page. */
export function OrderList({ orders }: { orders: readonly Order[] }) {
  const { format, routes, text } = useShop()
  return (
    <ul className="customer-orders">
      {orders.map((order) => (
        <li key={order.id} className="customer-orders__order">
          <a href={routes.account.order(order.id)} className="customer-orders__code">
            {order.code}
          </a>
          <span>{format.date(order.createdAt)}</span>
          <span className={`order-state order-state--${order.status}`}>
            {text(orderStatusTexts[order.status])}
          </span>
          <span className="customer-orders__goods">
            {order.items.map(({ name }) => name).join(', ')}
          </span>
          <strong className="customer-orders__total">
            {format.price(order.prices.totalWithTax, order.currencyCode)}
          </strong>
        </li>
      ))}
    </ul>
  )
}
