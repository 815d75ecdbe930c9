import type { CreditEntry } from '../../domain/contract/store-credits.ts'
import type { TextKey } from '../i18n/text.ts'
import { useShop } from '../shop.tsx'

const reasons = {
  granted: 'customer.credits.granted',
  earned: 'customer.credits.earned',
  revoked: 'customer.credits.revoked',
  spent: 'customer.credits.spent',
  refunded: 'customer.credits.refunded',
  reclaimed: 'customer.credits.spent',
} as const satisfies Record<string, TextKey>

const isKnown = (reason: string): reason is keyof typeof reasons => Object.hasOwn(reasons, reason)

/** Credit transactions, newest first. */
export function CreditEntries({ entries }: { entries: readonly CreditEntry[] }) {
  const { format, routes, text } = useShop()
  if (entries.length === 0) return <p>{text('customer.credits.none')}</p>
  return (
    <ul className="credit-entries">
      {entries.map(({ id, amount, reason, order, createdAt }) => (
        <li key={id} className="credit-entries__entry">
          <time dateTime={createdAt}>{format.date(createdAt)}</time>
          <span>
            {text(isKnown(reason) ? reasons[reason] : 'customer.credits.booked')}
            {order && (
              <>
                {' · '}
                <a href={routes.account.order(order.id)}>
                  {text('customer.order.title', { code: order.code })}
                </a>
              </>
            )}
          </span>
          <strong className="credit-entries__amount">
            {amount > 0 ? '+' : ''}
            {format.number(amount)}
          </strong>
        </li>
      ))}
    </ul>
  )
}
