import type { ScreenPolicy } from '../screen-policy.ts'
import type { ErrorPage } from '../../content/page.ts'

export const policy = {} satisfies ScreenPolicy

export interface ErrorProps {
  status: 403 | 404 | 500 | 503
  /** null: the CMS has none or is unreachable. */
  errorPage: ErrorPage | null
  /** Id by which customer service finds the failure in the log; null without a failure. */
  reference: string | null
  /** A refused form: reason, and its page. */
  refused?: { messages: string[]; back: string }
}
