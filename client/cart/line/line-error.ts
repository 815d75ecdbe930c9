import type { Text } from '../../i18n/text.ts'
import { failureText } from '../../http/failure-text.ts'
import { RequestFailed } from '../../http/request-failed.ts'

/** An error, shown at the control that caused it. */
export interface LineError {
  text: string
  /** Repeats the change; omitted if a retry is pointless. */
  retry?: () => void
}

/** Reason for a failed change: the store's message, no connection, or unknown. */
export function lineErrorText(error: unknown, text: Text): string {
  const known = failureText(error, text)
  if (known !== null) return known
  if (error instanceof RequestFailed && error.isUnanswered) return text('cartChange.offline')
  return `${text('failure.title')}. ${text('failure.text')}`
}

/** The line no longer exists, so there is nothing to retry. */
export function isMissingLine(error: unknown): error is RequestFailed {
  return error instanceof RequestFailed && error.status === 404
}
