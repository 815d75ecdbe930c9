import { safeRedirect } from '../../request/same-origin-path.ts'
import { privateHead } from '../head.ts'
import type { PrivateScreen } from '../screen.ts'

export const registerScreen: PrivateScreen<'register'> = {
  access: 'private',
  async load({ rawQuery, routes, text }) {
    const redirect = safeRedirect(rawQuery.get('redirect'), routes.home())
    return {
      props: { redirect, values: {}, errors: {} },
      head: privateHead(text('register.title')),
    }
  },
}
