import type { ScreenPolicy } from '../screen-policy.ts'
import type { ErrorPage } from '../../content/page.ts'

export const policy = {} satisfies ScreenPolicy

export interface ErrorProps {
  status: 403 | 404 | 500 | 503
  /** null: the CMS has none or cannot be asked. */
  errorPage: ErrorPage | null
  /** What customer service finds the failure by in the log; null where nothing failed. */
  reference: string | null
  /** A form that was refused: why, and the page it was on. */
  refused?: { messages: string[]; back: string }
}
