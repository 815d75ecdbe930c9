import { useShop } from '../shop.tsx'
import type { WithdrawableOrder } from '../../domain/order/withdrawable-order.ts'

interface OwnOrdersProps {
  orders: WithdrawableOrder[]
  /** Number that is filled in. */
  chosen: string
}

/** Orders of a customer from which they can withdraw: a link fills in the number. */
export function OwnOrders({ orders, chosen }: OwnOrdersProps) {
  const { format, routes, text } = useShop()
  if (orders.length === 0) return null
  return (
    <section className="own-orders" aria-labelledby="own-orders-title">
      <h2 id="own-orders-title" className="own-orders__title">
        {text('withdrawal.own.title')}
      </h2>
      <ul className="own-orders__list">
        {orders.map(({ code, createdAt, deadline }) => (
          <li key={code}>
            <a
              href={routes.withdrawal(code)}
              className="own-orders__link"
              aria-current={code === chosen || undefined}
            >
              <strong>{code}</strong>
              <span>{text('withdrawal.own.from', { date: format.date(createdAt) })}</span>
              {deadline && (
                <span className="own-orders__deadline">
                  {text('withdrawal.own.until', { date: format.date(deadline) })}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
