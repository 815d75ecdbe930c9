import { orElse } from '../../upstream/or-else.ts'
import { forCustomer } from './for-customer.ts'
import { privateHead } from '../head.ts'

export const loadUserPassword = forCustomer<'user-password'>(
  ({ routes }) => routes.account.password(),
  async ({ rawQuery, store, text }, user) => ({
    props: {
      email: user.email,
      errors: {},
      // The session list is optional in the contract; the password form works without it.
      sessions: await orElse(store.sessions(), null),
      ended: rawQuery.has('ended'),
    },
    head: privateHead(text('customer.password.title')),
  }),
)
