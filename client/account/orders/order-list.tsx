import { currentTotal } from '../../../domain/order/amount-to-pay.ts'
import type { Order } from '../../../domain/order/order.ts'
import { useShop } from '../../shop.tsx'
import { OrderStanding } from './order-standing.tsx'

/** Orders with date, state and total; each links to its page. */
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
              {format.sum(currentTotal(order), order.currencyCode)}
            </strong>
          </div>
          <div className="records__facts">
            <span>{format.date(order.createdAt)}</span>
            <OrderStanding order={order} />
          </div>
          {order.document?.customerOrderNumber && (
            <p className="caption">
              {text('customer.orders.ownNumber', { number: order.document.customerOrderNumber })}
            </p>
          )}
          <p className="records__items">{order.items.map(({ name }) => name).join(', ')}</p>
        </li>
      ))}
    </ul>
  )
}
