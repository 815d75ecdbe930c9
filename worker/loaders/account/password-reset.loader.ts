import { privateHead } from '../head.ts'
import type { Loader } from '../screen.ts'

export const loadPasswordReset: Loader<'password-reset'> = async ({ rawQuery, text }) => {
  const token = rawQuery.get('token') ?? ''
  return {
    props: { token: token.length <= 200 ? token : '', email: '', errors: {} },
    head: privateHead(text('password.resetTitle')),
  }
}
