import { Suspense } from 'react'
import { hasFeature } from '../../domain/content/features.ts'
import { AccountArea } from './account-area.tsx'
import { AddressCard } from './addresses/address-card.tsx'
import { OrderList, QuickOrder } from './lazy-dashboard.ts'
import { ButtonLink } from '../ui/button.tsx'
import { OperatorNotice } from '../sign-in/operator-notice.tsx'
import { useShop } from '../shop.tsx'
import type { UserDashboardProps } from '../../domain/screens/account/user-dashboard.ts'

export function Screen({ user, orders, addresses, credits }: UserDashboardProps) {
  const { site, routes, text } = useShop()
  const { account } = routes
  return (
    <AccountArea title={text('customer.dashboard.title')} current={account.dashboard()}>
      {user.operator && (
        <OperatorNotice operator={user.operator} name={`${user.firstName} ${user.lastName}`} />
      )}
      <p className="customer__lead">
        {text('customer.dashboard.greeting', { name: `${user.firstName} ${user.lastName}` })}
      </p>
      {credits !== null && credits > 0 && (
        <p className="customer__credits">
          <a href={account.credits()}>{text.count('customer.dashboard.credits', credits)}</a>
        </p>
      )}
      <section className="customer__section">
        <h2>{text('customer.dashboard.orders')}</h2>
        {orders.length > 0 ? (
          <Suspense>
            <OrderList orders={orders} />
          </Suspense>
        ) : (
          <p>{text('customer.orders.none')}</p>
        )}
        <p className="customer__actions">
          {orders.length > 0 ? (
            <ButtonLink href={account.orders()}>{text('customer.orders.all')}</ButtonLink>
          ) : (
            <ButtonLink href={routes.home()} variant="primary">
              {text('customer.toRange')}
            </ButtonLink>
          )}
        </p>
      </section>
      {hasFeature(site.configuration, 'bulkOrder') && (
        <section className="customer__section customer__form no-print">
          <h2>{text('quickOrder.title')}</h2>
          <Suspense>
            <QuickOrder />
          </Suspense>
        </section>
      )}
      <section className="customer__section">
        <h2>{text('customer.addresses.title')}</h2>
        {addresses?.length === 0 && <p>{text('customer.addresses.none')}</p>}
        <div className="address-cards">
          {addresses?.map((address) => (
            <AddressCard key={address.id} address={address} />
          ))}
        </div>
        {hasFeature(site.configuration, 'addressList') && (
          <p className="customer__actions">
            <ButtonLink href={account.addresses()}>{text('customer.addresses.manage')}</ButtonLink>
          </p>
        )}
      </section>
    </AccountArea>
  )
}
