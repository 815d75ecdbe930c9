import { safeRedirect } from '../../request/same-origin-path.ts'
import { privateHead } from '../head.ts'
import type { Loader } from '../screen.ts'

export const loadLogin: Loader<'login'> = async ({ rawQuery, routes, text, store }) => {
  const redirect = safeRedirect(rawQuery.get('redirect'), routes.home())
  // The form is shown even if the store is unreachable.
  if (await store.user().catch(() => null)) return { redirect: redirect, status: 303 }
  return {
    props: { redirect, email: '', isReset: rawQuery.has('reset'), errors: {} },
    head: privateHead(text('login.title')),
  }
}
