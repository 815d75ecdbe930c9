import type { Text } from '../i18n/text.ts'
import type { BatchOutcome } from './add-batch.ts'
import { failureText } from '../http/failure-text.ts'
import type { NewNotification } from '../layout/notices/notifications.ts'

/** Spec §8: display time of the reasons, times their number plus one. */
const readingMs = 3000

/** Notifications after a batch was added to the cart (spec §8 Batch cart). */
export function batchNotices(outcome: BatchOutcome, text: Text, cart: string): NewNotification[] {
  const { status, imported, total, errors, error } = outcome
  const link = { href: cart, label: text('batch.toCart') }
  if (status === 200 && errors.length === 0)
    return [{ kind: 'success', text: text('batch.added'), link }]
  if (status === 500) return [{ kind: 'info', text: text('batch.inProgress') }]
  if (error?.isUnanswered) return [{ kind: 'danger', text: text('addToCart.unconfirmed'), link }]
  const known = errors.length === 0 && failureText(error, text)
  if (known) return [{ kind: 'danger', text: known }]
  if (errors.length === 0)
    return [{ kind: 'danger', title: text('failure.title'), text: text('failure.text') }]
  const reasons: NewNotification = {
    kind: 'info',
    text: errors.map(({ title }) => title).join('\n\n'),
    duration: readingMs * (1 + errors.length),
  }
  const counted = text('batch.imported', { imported, total })
  if (imported === 0) return [reasons, { kind: 'info', text: counted }]
  return [reasons, { kind: 'success', text: counted, link }]
}
