import { forCustomer } from './for-customer.ts'
import { otherPayments } from '../checkout/placed-order.ts'
import { privateHead } from '../head.ts'

/** An order of the customer; one of somebody else is not there. */
export const loadUserOrder = forCustomer<'user-order'>(
  ({ routes, slug }) => routes.account.order(slug),
  async ({ rawQuery, slug, store, text }) => {
    const order = await store.orderById(slug)
    if (!order) return null
    return {
      props: {
        order,
        payments: await otherPayments(store, order),
        missing: Number(rawQuery.get('missing')) || 0,
      },
      head: privateHead(text('customer.order.title', { code: order.code })),
    }
  },
)
