import { privateHead } from '../head.ts'
import type { PrivateScreen } from '../screen.ts'

export const passwordResetScreen: PrivateScreen<'password-reset'> = {
  access: 'private',
  async load({ rawQuery, text }) {
    const token = rawQuery.get('token') ?? ''
    return {
      props: { token: token.length <= 200 ? token : '', email: '', errors: {} },
      head: privateHead(text('password.resetTitle')),
    }
  },
}
