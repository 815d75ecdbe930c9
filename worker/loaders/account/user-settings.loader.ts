import { profileValues } from '../../../domain/account/profile-values.ts'
import { forCustomer } from './for-customer.ts'
import { privateHead } from '../head.ts'

export const loadUserSettings = forCustomer<'user-settings'>(
  ({ routes }) => routes.account.settings(),
  async ({ text }, user) => ({
    props: { email: user.email, values: profileValues(user), errors: {}, deleteErrors: {} },
    head: privateHead(text('customer.settings.title')),
  }),
)
