import { hasGuestCart, hasSession } from '../known-visitor.ts'
import { CookiesBlocked } from './request-failed.ts'

/** After a response that has set a cart or a session. @throws CookiesBlocked */
export function requireCookies(): void {
  if (!hasSession() && !hasGuestCart()) throw new CookiesBlocked()
}
