import type { Text } from '../../i18n/text.ts'
import { RequestFailed } from '../../http/request-failed.ts'

/** An error, shown at the control that caused it. */
export interface LineError {
  text: string
  /** Repeats the change; omitted if a retry is pointless. */
  retry?: () => void
}

/** Reason for a failed change: the store's message, no connection, or unknown. */
export function lineErrorText(error: unknown, text: Text): string {
  if (!(error instanceof RequestFailed)) return text('failure.text')
  const message = error.errors.map(({ title }) => title).join(' ')
  if (message) return message
  return error.status === 0 ? text('cartChange.offline') : text('failure.text')
}

/** The line no longer exists, so there is nothing to retry. */
export function isMissingLine(error: unknown): error is RequestFailed {
  return error instanceof RequestFailed && error.status === 404
}
