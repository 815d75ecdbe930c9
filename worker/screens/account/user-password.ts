import { forCustomer } from './for-customer.ts'
import { privateHead } from '../head.ts'

export const userPasswordScreen = forCustomer<'user-password'>(
  ({ routes }) => routes.account.password(),
  async ({ text }, user) => ({
    props: { email: user.email, errors: {} },
    head: privateHead(text('customer.password.title')),
  }),
)
