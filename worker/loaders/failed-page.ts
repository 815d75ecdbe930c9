import type { Context } from 'hono'
import type { AnyPage } from '../../client/page.ts'
import type { AppEnv } from '../env.ts'
import type { PublicReads } from '../upstream/reads/public-reads.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'
import { errorScreen } from './error.ts'
import { textOf } from '../texts.ts'
import type { FailureStatus } from './error.ts'

/** The status that a failure is shown with; an unknown one becomes 500 (spec §8). */
export function statusOf(failure: unknown): FailureStatus {
  if (failure === 403 || failure === 404 || failure === 503) return failure
  if (!(failure instanceof UpstreamError)) return 500
  if (failure.isOutage) return 503
  return failure.status === 403 || failure.status === 404 ? failure.status : 500
}

/** The error page of a status: the CMS's, or our own where it has none or cannot be asked. */
export async function failedPage(
  c: Context<AppEnv>,
  reads: PublicReads,
  status: FailureStatus,
  url: string,
): Promise<AnyPage> {
  const text = await textOf(c.var.context.locale)
  const { props, head } = await errorScreen(status, { reads, text })
  return { screen: 'error', props, head, status, url }
}
