import type { UserClaimsProps } from '../../domain/screens/account/user-claims.ts'
import { stateTexts } from '../claims/claim-texts.ts'
import { useShop } from '../shop.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { amountOfItem } from '../ui/price/unit-amount.ts'
import { Pagination } from '../ui/pagination/pagination.tsx'
import { AccountArea } from './account-area.tsx'

/** Warranty claims with number, state and due date; each links to its page. */
export function Screen({ page, claims, totalPages }: UserClaimsProps) {
  const shop = useShop()
  const { format, routes, text } = shop
  const { account } = routes
  return (
    <AccountArea title={text('claim.list.title')} current={account.claims()}>
      {!claims && <Notice kind="warning" role="alert" title={text('claim.list.unavailable')} />}
      {claims?.length === 0 && <p>{text('claim.list.none')}</p>}
      {claims && claims.length > 0 && (
        <ul className="records">
          {claims.map(({ number, token, item, state, receivedAt, settleBy, orderCode }) => (
            <li key={number} className="records__record">
              <div className="records__head">
                <a href={routes.claimReceipt(token)} className="records__link" data-prefetch="no">
                  {number}
                </a>
                <span className="records__total">
                  {text('claim.list.order', { code: orderCode })}
                </span>
              </div>
              <div className="records__facts">
                <span>{format.date(receivedAt)}</span>
                <span className={`order-state claim-state--${state}`}>
                  {text(stateTexts[state])}
                  {state !== 'settled' &&
                    state !== 'rejected' &&
                    ` · ${text('claim.list.by', { date: format.date(settleBy) })}`}
                </span>
              </div>
              <p className="records__items">{`${amountOfItem(item, shop)} ${item.name}`}</p>
            </li>
          ))}
        </ul>
      )}
      <p className="customer__actions">
        <ButtonLink href={routes.claim()} variant="primary">
          {text('claim.list.new')}
        </ButtonLink>
      </p>
      <Pagination page={page} totalPages={totalPages} href={account.claims} />
    </AccountArea>
  )
}
