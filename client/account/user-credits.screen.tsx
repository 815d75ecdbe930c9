import { AccountArea } from './account-area.tsx'
import { CreditEntries } from './credit-entries.tsx'
import { Notice } from '../ui/notice.tsx'
import { Pagination } from '../ui/pagination/pagination.tsx'
import { useShop } from '../shop.tsx'
import type { UserCreditsProps } from '../../domain/screens/account/user-credits.ts'

export function Screen({ statement, page, totalPages, featured }: UserCreditsProps) {
  const { context, format, routes, text } = useShop()
  const price = (amount: number) => format.price(amount, context.currency)
  return (
    <AccountArea title={text('customer.credits.title')} current={routes.account.credits()}>
      {!statement && <Notice kind="warning" title={text('customer.credits.unavailable')} />}
      {statement && (
        <>
          <p className="customer__credits">
            {text.count('customer.dashboard.credits', statement.balance)}
          </p>
          <ul className="customer__rules">
            {statement.netPerCredit !== null && (
              <li>
                {text('customer.credits.earn', { price: price(statement.netPerCredit) })}{' '}
                {text('customer.credits.revoke')}
              </li>
            )}
            <li>{text('customer.credits.spend', { price: price(statement.worth) })}</li>
            <li>{text('customer.credits.expiry')}</li>
          </ul>
          {featured && (
            <>
              <h2>{featured.title}</h2>
              <ul className="customer__rules">
                {featured.products.map(({ slug, name }) => (
                  <li key={slug}>
                    <a href={routes.product(slug, undefined, true)}>{name}</a>
                  </li>
                ))}
              </ul>
            </>
          )}
          <CreditEntries entries={statement.entries} />
          <Pagination page={page} totalPages={totalPages} href={routes.account.credits} />
        </>
      )}
    </AccountArea>
  )
}
