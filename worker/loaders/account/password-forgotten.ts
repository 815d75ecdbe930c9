import { privateHead } from '../head.ts'
import type { PrivateScreen } from '../screen.ts'

export const passwordForgottenScreen: PrivateScreen<'password-forgotten'> = {
  access: 'private',
  async load({ rawQuery, text }) {
    return {
      props: { sent: rawQuery.has('sent'), email: '', errors: {} },
      head: privateHead(text('password.forgottenTitle')),
    }
  },
}
