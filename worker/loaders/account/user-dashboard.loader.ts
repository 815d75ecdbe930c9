import type { UserAddress } from '../../../domain/account/address.ts'
import { orElse } from '../../upstream/or-else.ts'
import { forCustomer } from './for-customer.ts'
import { privateHead } from '../head.ts'

const newest = 3

/** Start page of the account: newest orders, addresses, credits. */
export const loadUserDashboard = forCustomer<'user-dashboard'>(
  ({ routes }) => routes.account.dashboard(),
  async ({ reads, store, text }, user) => {
    const [page, addresses, credits, globals] = await Promise.all([
      store.orderPage(1, newest),
      orElse(store.addresses(), null),
      orElse(store.creditsAmount(), 0),
      orElse(reads.globals(), null),
    ])
    return {
      props: {
        user,
        orders: page?.orders ?? [],
        addresses: addresses && shownOf(addresses),
        credits: globals?.functions.loyaltyCredits ? credits : null,
      },
      head: privateHead(text('customer.dashboard.title')),
    }
  },
)

/** The default ones, else the first. */
function shownOf(addresses: readonly UserAddress[]): UserAddress[] {
  const defaults = addresses.filter(({ isDefault }) => isDefault)
  return defaults.length > 0 ? defaults : addresses.slice(0, 1)
}
