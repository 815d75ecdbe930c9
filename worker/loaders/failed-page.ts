import type { Context } from 'hono'
import type { AnyPage } from '../../client/page.ts'
import type { AppEnv } from '../env.ts'
import type { PublicReads } from '../upstream/reads/public-reads.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'
import { errorScreen } from './error.ts'
import { textOf } from '../texts.ts'
import type { FailureStatus } from './error.ts'

/** Displayed status of a failure; an unknown one becomes 500 (spec §8). */
export function statusOf(failure: unknown): FailureStatus {
  if (failure === 403 || failure === 404 || failure === 503) return failure
  if (!(failure instanceof UpstreamError)) return 500
  if (isUnreachable(failure)) return 503
  const isKnown = failure.isRefusal && (failure.status === 403 || failure.status === 404)
  return isKnown ? failure.status : 500
}

/**
 * Unreachable or a gateway error is temporary: 503. An upstream that answers 500 or violates the
 * contract is broken (spec §8).
 */
function isUnreachable({ kind, status }: UpstreamError): boolean {
  if (kind === 'status' || kind === 'circuit-open')
    return status === undefined || passing.has(status)
  return kind === 'timeout' || kind === 'refused' || kind === 'credential'
}

/** Bad gateway, service unavailable, gateway timeout. */
const passing: ReadonlySet<number> = new Set([502, 503, 504])

/** The error page of a status: the CMS's, else the built-in one. */
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
