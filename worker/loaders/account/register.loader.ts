import { safeRedirect } from '../../request/same-origin-path.ts'
import { privateHead } from '../head.ts'
import type { Loader } from '../screen.ts'

export const loadRegister: Loader<'register'> = async ({ rawQuery, routes, text }) => {
  const redirect = safeRedirect(rawQuery.get('redirect'), routes.home())
  return {
    props: { redirect, values: {}, errors: {} },
    head: privateHead(text('register.title')),
  }
}
