import type { Shop } from '../shop.tsx'
import type { NewNotification } from '../layout/notices/notifications.ts'

/** Long enough to follow the link. */
const duration = 10_000

/** "Must log in first", with a link to sign-in and back (spec §8). */
export function promptSignIn({ routes, text }: Shop): NewNotification {
  const href = routes.login(location.pathname + location.search)
  const link = { href, label: text('header.login') }
  return { kind: 'warning', text: text('wishList.loginFirst'), link, duration }
}
