import type { Order } from '../../../domain/order/order.ts'
import type { OrderDocument } from '../../../domain/order/order-document.ts'
import type { OrderHistoryEntry } from '../../../domain/order/order-history.ts'
import { useShop } from '../../shop.tsx'
import { amountOfItem } from '../../ui/price/unit-amount.ts'
import { historyTexts, isKnownEvent } from './order-history-texts.ts'
import { Tracking } from './tracking.tsx'

interface OrderHistoryProps {
  order: Order
  document: OrderDocument
}

/** Events of an order, newest first, with its parcels. */
export function OrderHistory({ order, document }: OrderHistoryProps) {
  const { format, text } = useShop()
  const { history = [], shipments = [] } = order
  return (
    <section className="order-history" aria-labelledby="order-history">
      <h2 id="order-history">{text('customer.history.title')}</h2>
      <ol className="order-history__events" reversed>
        {history.toReversed().flatMap((entry) => {
          const { at, kind } = entry
          if (!isKnownEvent(kind)) return []
          const isReady = kind === 'shipped' && order.shipper.type === 'PERSONAL'
          const shipment = kind === 'shipped' && shipments.find((each) => each.shippedAt === at)
          return [
            <li key={at + kind} className="order-history__event">
              <time dateTime={at} className="caption">
                {format.date(at)}
              </time>
              <div>
                <p>
                  {text(isReady ? 'customer.fulfilment.ready' : historyTexts[kind])}
                  {entry.amount !== undefined &&
                    `: ${format.sum(entry.amount, order.currencyCode)}`}
                </p>
                {shipment && <Tracking shipment={shipment} />}
                <Parts entry={entry} document={document} />
              </div>
            </li>,
          ]
        })}
        <li className="order-history__event">
          <time dateTime={order.createdAt} className="caption">
            {format.date(order.createdAt)}
          </time>
          <p>{text('customer.history.placed')}</p>
        </li>
      </ol>
    </section>
  )
}

const maxNames = 5

/** Affected items, unless it was all of them. */
function Parts({ entry, document }: { entry: OrderHistoryEntry; document: OrderDocument }) {
  const shop = useShop()
  const parts = (entry.items ?? []).flatMap(({ id, amount }) => {
    const line = document.lines.find((each) => each.id === id)
    return line ? [{ ...line, amount, isAll: amount === line.amount }] : []
  })
  const isWholeOrder = parts.length === document.lines.length && parts.every(({ isAll }) => isAll)
  if (parts.length === 0 || isWholeOrder) return null
  const more = parts.length - maxNames
  return (
    <ul className="caption">
      {parts.slice(0, maxNames).map((part) => (
        <li key={part.id}>
          {amountOfItem(part, shop)} {part.name}
        </li>
      ))}
      {more > 0 && <li>{shop.text.count('customer.history.more', more)}</li>}
    </ul>
  )
}
