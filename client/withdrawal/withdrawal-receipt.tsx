import { useShop } from '../shop.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { Declaration } from './declaration.tsx'
import { EarlierWithdrawals } from './earlier-withdrawals.tsx'
import type { WithdrawalReceiptProps } from '../../domain/screens/checkout/withdrawal.ts'

/** Receipt: content, time and next steps. */
export function WithdrawalReceipt({ withdrawal, receivedAt }: WithdrawalReceiptProps) {
  const { site, routes, text } = useShop()
  const { orderCode, name, email, items, goods, reference, matched, business } = withdrawal
  const { isMailUndeliverable } = withdrawal
  const { company, street, postcode, city } = site.globals.contact
  const address = `${company}, ${street}, ${postcode} ${city}`
  return (
    <>
      <header className="withdrawal__received">
        <Icon name="circle-check" size={40} className="finished__icon" />
        <h1>{text('withdrawal.receipt.title')}</h1>
        <p>
          {text('withdrawal.receipt.at')}{' '}
          <strong>
            <time dateTime={withdrawal.receivedAt}>{receivedAt}</time>
          </strong>
        </p>
        <p>
          {text('withdrawal.receipt.reference')} <strong>{reference}</strong>
        </p>
        {!isMailUndeliverable && <p>{text('withdrawal.receipt.mail', { email })}</p>}
      </header>
      {isMailUndeliverable && (
        <Notice kind="danger" role="alert" title={text('withdrawal.receipt.mailFailedTitle')}>
          {text('withdrawal.receipt.mailFailed', { email })}
        </Notice>
      )}
      {!matched && (
        <Notice title={text('withdrawal.receipt.unmatchedTitle')}>
          {text('withdrawal.receipt.unmatched')}
        </Notice>
      )}
      <h2>{text('withdrawal.receipt.declared')}</h2>
      <Declaration
        orderCode={orderCode}
        name={name}
        email={email}
        lines={[...items, goods].filter(Boolean)}
      />
      <EarlierWithdrawals earlier={withdrawal.earlier} />
      <h2>{text('withdrawal.receipt.next')}</h2>
      {business ? (
        <Notice kind="warning" title={text('withdrawal.fact.businessTitle')}>
          {text('withdrawal.receipt.business')}
        </Notice>
      ) : (
        <ul className="withdrawal__next">
          <li>{text('withdrawal.receipt.send', { address })}</li>
          <li>{text('withdrawal.receipt.refund')}</li>
          <li>{text('withdrawal.receipt.keep')}</li>
        </ul>
      )}
      <p className="no-print">
        <ButtonLink href={routes.home()}>{text('withdrawal.receipt.home')}</ButtonLink>
      </p>
    </>
  )
}
