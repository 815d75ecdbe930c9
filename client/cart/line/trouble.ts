import type { Text } from '../../i18n/text.ts'
import { RequestFailed } from '../../http/request-failed.ts'

/** Something that could not be done, told where it was tried. */
export interface Trouble {
  text: string
  /** Does the same again; left out where that would help nobody. */
  retry?: () => void
}

/** Why a change of the cart did not come about: the store's words, no connection, or neither. */
export function troubleText(error: unknown, text: Text): string {
  if (!(error instanceof RequestFailed)) return text('failure.text')
  const message = error.errors.map(({ title }) => title).join(' ')
  if (message) return message
  return error.status === 0 ? text('cartChange.offline') : text('failure.text')
}

/** The line is not in the cart any more: there is nothing to try again. */
export function isMissingLine(error: unknown): error is RequestFailed {
  return error instanceof RequestFailed && error.status === 404
}
