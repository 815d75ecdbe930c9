import type { Text } from '../../i18n/text.ts'
import { failureText } from '../../http/failure-text.ts'
import { notify } from './notifications.ts'
import { RequestFailed } from '../../http/request-failed.ts'

/**
 * Notifies of a failed request: its first error as "field - title", else what is known of it, else
 * a generic message (spec §8).
 */
export function notifyFailure(error: unknown, text: Text) {
  const first = error instanceof RequestFailed ? error.errors[0] : undefined
  if (first?.field) return notify({ kind: 'danger', text: `${first.field} - ${first.title}` })
  const known = first?.title ?? failureText(error, text)
  if (known) return notify({ kind: 'danger', text: known })
  return notify({ kind: 'danger', title: text('failure.title'), text: text('failure.text') })
}
