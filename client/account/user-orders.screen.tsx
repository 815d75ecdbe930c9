import { AccountArea } from './account-area.tsx'
import { OrderList } from './orders/order-list.tsx'
import { OrderSearch } from './orders/order-search.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Pagination } from '../ui/pagination/pagination.tsx'
import { useShop } from '../shop.tsx'
import type { UserOrdersProps } from '../../domain/screens/account/user-orders.ts'

export function Screen({ page, search, orders, totalPages }: UserOrdersProps) {
  const { routes, text } = useShop()
  return (
    <AccountArea title={text('customer.orders.title')} current={routes.account.orders()}>
      {(orders.length > 0 || search) && <OrderSearch search={search} />}
      {orders.length > 0 && <OrderList orders={orders} />}
      {orders.length === 0 && search && (
        <>
          <p role="status">{text('customer.orders.notFound', { search })}</p>
          <p className="customer__actions">
            <ButtonLink href={routes.account.orders()}>{text('customer.orders.all')}</ButtonLink>
          </p>
        </>
      )}
      {orders.length === 0 && !search && (
        <>
          <p>{text('customer.orders.none')}</p>
          <p className="customer__actions">
            <ButtonLink href={routes.home()} variant="primary">
              {text('customer.toRange')}
            </ButtonLink>
          </p>
        </>
      )}
      <Pagination
        page={page}
        totalPages={totalPages}
        href={(to) => routes.account.orders(to, search)}
      />
    </AccountArea>
  )
}
