import { AccountArea } from './account-area.tsx'
import { OrderList } from './order-list.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Pagination } from '../ui/pagination/pagination.tsx'
import { useShop } from '../shop.tsx'
import type { UserOrdersProps } from '../../domain/screens/account/user-orders.ts'

export function Screen({ page, orders, totalPages }: UserOrdersProps) {
  const { routes, text } = useShop()
  return (
    <AccountArea title={text('customer.orders.title')} current={routes.account.orders()}>
      {orders.length > 0 ? (
        <OrderList orders={orders} />
      ) : (
        <>
          <p>{text('customer.orders.none')}</p>
          <p className="customer__actions">
            <ButtonLink href={routes.home()} variant="primary">
              {text('customer.toRange')}
            </ButtonLink>
          </p>
        </>
      )}
      <Pagination page={page} totalPages={totalPages} href={routes.account.orders} />
    </AccountArea>
  )
}
