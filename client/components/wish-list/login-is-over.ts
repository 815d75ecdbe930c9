import { mutate } from 'swr'
import { api } from '../../../domain/routes.ts'
import type { Shop } from '../../shop.tsx'
import { notify } from '../../state/notifications.ts'
import { RequestFailed } from '../../state/request-failed.ts'

/** Long enough to follow the link. */
const duration = 10_000

/** Whether a failure is a login that has ended meanwhile: then it says so, with the way to a new one. */
export function loginIsOver(error: unknown, { routes, text }: Shop): boolean {
  if (!(error instanceof RequestFailed) || error.status !== 401) return false
  const href = routes.login(location.pathname + location.search)
  const link = { href, label: text('header.login') }
  notify({ kind: 'warning', text: text('wishList.loginFirst'), link, duration })
  void mutate(api.session)
  return true
}
