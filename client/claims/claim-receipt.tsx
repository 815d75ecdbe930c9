import type { ClaimProps } from '../../domain/screens/checkout/claim.ts'
import { useShop } from '../shop.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { amountOfItem } from '../ui/price/unit-amount.ts'
import { remedyTexts, stateTexts } from './claim-texts.ts'

type ClaimReceiptProps = Omit<Extract<ClaimProps, { step: 'receipt' }>, 'step'>

/** A claim: number, content, state and history. */
export function ClaimReceipt({ claim, receivedAt }: ClaimReceiptProps) {
  const shop = useShop()
  const { format, site, routes, text } = shop
  const { number, item, state, history, email, isMailUndeliverable } = claim
  const isOpen = state !== 'settled' && state !== 'rejected'
  const facts: [string, string][] = [
    [text('claim.state'), text(stateTexts[state])],
    ...(isOpen
      ? [[text('claim.settleBy'), format.date(claim.settleBy)] satisfies [string, string]]
      : []),
    [text('claim.received'), receivedAt],
    [text('withdrawal.orderCode'), claim.orderCode],
    [text('claim.item'), `${amountOfItem(item, shop)} ${item.name}`],
    [text('claim.remedy'), text(remedyTexts[claim.remedy])],
    [text('claim.description'), claim.description],
    [text('withdrawal.name'), claim.name],
  ]
  return (
    <>
      <h1>{text('claim.receipt.title', { number })}</h1>
      {state === 'received' && (
        <p role="status">
          {text(isMailUndeliverable ? 'claim.receipt.mailFailed' : 'claim.receipt.mail', { email })}{' '}
          {text('claim.receipt.pictures', { email: site.globals.contact.email })}
        </p>
      )}
      <div className="declaration">
        <dl className="declaration__facts">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="claim__words">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <section aria-labelledby="claim-history">
        <h2 id="claim-history">{text('claim.history')}</h2>
        <ol className="order-history claim__history">
          {history.toReversed().map((event) => (
            <li key={event.at} className="order-history__event">
              <time dateTime={event.at}>{format.date(event.at)}</time>
              <div>
                <p>{text(stateTexts[event.state])}</p>
                {event.note && <p className="claim__words">{event.note}</p>}
              </div>
            </li>
          ))}
        </ol>
      </section>
      <p className="no-print">
        <ButtonLink href={routes.home()}>{text('withdrawal.receipt.home')}</ButtonLink>
      </p>
    </>
  )
}
