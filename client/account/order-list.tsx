import type { Order } from '../../domain/order/order.ts'
import { useShop } from '../shop.tsx'
import { orderStatusTexts } from './order-status-texts.ts'

/** Orders with their date, state and total; each leads to its page. */
export function OrderList({ orders }: { orders: readonly Order[] }) {
  const { format, routes, text } = useShop()
  return (
    <ul className="records">
      {orders.map((order) => (
        <li key={order.id} className="records__record">
          <div className="records__head">
            <a href={routes.account.order(order.id)} className="records__link">
              {order.code}
            </a>
            <strong className="records__total">
              {format.price(order.prices.totalWithTax, order.currencyCode)}
            </strong>
          </div>
          <div className="records__facts">
            <span>{format.date(order.createdAt)}</span>
            <span className={`order-state order-state--${order.status}`}>
              {text(orderStatusTexts[order.status])}
            </span>
          </div>
          <p className="records__items">{order.items.map(({ name }) => name).join(', ')}</p>
        </li>
      ))}
    </ul>
  )
}
