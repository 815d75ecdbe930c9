import { useShop } from '../shop.tsx'

interface OwnOrdersProps {
  title: string
  /** Deadline, if there is one. */
  orders: { code: string; createdAt: string; deadline?: string | null }[]
  /** Order number for the field. */
  chosen: string
  /** Link of an order. */
  href: (code: string) => string
  prefetch?: 'no'
}

/** Orders of a customer to choose from: a link fills in the number. */
export function OwnOrders({ title, orders, chosen, href, prefetch }: OwnOrdersProps) {
  const { format, text } = useShop()
  if (orders.length === 0) return null
  return (
    <section className="own-orders" aria-labelledby="own-orders-title">
      <h2 id="own-orders-title" className="own-orders__title">
        {title}
      </h2>
      <ul className="own-orders__list">
        {orders.map(({ code, createdAt, deadline }) => (
          <li key={code}>
            <a
              href={href(code)}
              className="own-orders__link"
              aria-current={code === chosen || undefined}
              data-prefetch={prefetch}
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
