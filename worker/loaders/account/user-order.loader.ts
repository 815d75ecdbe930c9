import { unavailableItemNames } from './unavailable-item-names.ts'
import { forCustomer } from './for-customer.ts'
import { invoicesOf, otherPayments, qrOf } from '../checkout/placed-order.ts'
import { privateHead } from '../head.ts'

/** An order of the customer; 404 for somebody else's. */
export const loadUserOrder = forCustomer<'user-order'>(
  ({ routes, slug }) => routes.account.order(slug),
  async ({ rawQuery, slug, store, text }) => {
    const order = await store.orderById(slug)
    if (!order) return null
    const [payments, invoices, qr] = await Promise.all([
      otherPayments(store, order),
      invoicesOf(store, order),
      qrOf(order),
    ])
    return {
      props: {
        order,
        payments,
        invoices,
        qr,
        missing: unavailableItemNames(rawQuery, order.items, text),
      },
      head: privateHead(text('customer.order.title', { code: order.code })),
    }
  },
)
