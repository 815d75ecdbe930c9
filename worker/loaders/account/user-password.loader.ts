import { orElse } from '../../upstream/or-else.ts'
import { forCustomer } from './for-customer.ts'
import { privateHead } from '../head.ts'

export const loadUserPassword = forCustomer<'user-password'>(
  ({ routes }) => routes.account.password(),
  async ({ rawQuery, store, text }, user) => ({
    props: {
      email: user.email,
      errors: {},
      // A store without such a list has no call for it: that keeps nobody from a new password.
      sessions: await orElse(store.sessions(), null),
      ended: rawQuery.has('ended'),
    },
    head: privateHead(text('customer.password.title')),
  }),
)
