import type { AnyCall } from '../../domain/contract/call.ts'
import type { UpstreamError } from './upstream-error.ts'

/** One line for operators: which call, what went wrong, where. No values, so no personal data. */
export function logFailure(call: AnyCall, error: UpstreamError, milliseconds: number): void {
  if (error.isRefusal || error.kind === 'aborted') return
  const { upstream, kind, status, path } = error
  console.warn(
    JSON.stringify({
      event: 'upstream-failure',
      upstream,
      call: `${call.method} ${call.path}`,
      kind,
      status,
      path,
      milliseconds,
    }),
  )
}
