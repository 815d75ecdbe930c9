import type { Text } from '../i18n/text.ts'
import { CookiesBlocked, RequestFailed } from './request-failed.ts'

/** Why a request failed: the shop's messages, else what is known; null if nothing is. */
export function failureText(error: unknown, text: Text): string | null {
  if (error instanceof CookiesBlocked) return text('failure.cookies')
  if (!(error instanceof RequestFailed)) return null
  const message = error.errors.map(({ title }) => title).join(' ')
  // A firewall in front of the shop answers without a message.
  return message || (error.status === 429 ? text('form.tooMany') : null)
}
