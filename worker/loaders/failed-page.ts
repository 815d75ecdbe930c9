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
  if (isUnreachable(failure)) return 503
  const isKnown = failure.isRefusal && (failure.status === 403 || failure.status === 404)
  return isKnown ? failure.status : 500
}

/**
 * Nobody answers, or somebody in between says so: it will pass. An upstream that answers 500, or
 * something that it must not, is broken (spec §8).
 */
function isUnreachable({ kind, status }: UpstreamError): boolean {
  if (kind === 'status' || kind === 'circuit-open')
    return status === undefined || passing.has(status)
  return kind === 'timeout' || kind === 'refused' || kind === 'credential'
}

/** Bad gateway, service unavailable, gateway timeout. */
const passing: ReadonlySet<number> = new Set([502, 503, 504])

/** The error page of a status: the CMS's, or our own where it has none or cannot be asked. */
export async function failedPage(
  c: Context<AppEnv>,
  reads: PublicReads,
  status: FailureStatus,
  url: string,
): Promise<AnyPage> {
  const text = await textOf(c.var.context)
  const { props, head } = await errorScreen(status, { reads, text })
  return { screen: 'error', props, head, status, url }
}
