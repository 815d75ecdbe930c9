import { parsePages } from '../../../domain/catalog/page-range.ts'
import { forCustomer } from './for-customer.ts'
import { privateHead } from '../head.ts'

/** Orders a page (spec §9). */
const perPage = 10
/** Query values that the store accepts. */
const maxSearch = 100

export const loadUserOrders = forCustomer<'user-orders'>(
  ({ routes }) => routes.account.orders(),
  async ({ rawQuery, store, text }) => {
    const { page } = parsePages(rawQuery.get('page') ?? '') ?? { page: 1 }
    const search = (rawQuery.get('q') ?? '').trim().slice(0, maxSearch)
    const found = await store.orderPage(page, perPage, search)
    // 404 beyond the last page (spec §2).
    if (found && page > 1 && found.orders.length === 0) return null
    return {
      props: { page, search, orders: found?.orders ?? [], totalPages: found?.totalPages ?? 0 },
      head: privateHead(text('customer.orders.title')),
    }
  },
)
