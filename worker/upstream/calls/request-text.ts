import type { FileCall } from '../../../domain/contract/call.ts'
import { baseOf, pathOf } from '../address.ts'
import type { UpstreamContext } from '../upstream-context.ts'
import { attempt } from './attempt.ts'
import { logFailure } from '../log-failure.ts'
import { UpstreamError } from '../upstream-error.ts'

/** Requests a text file of an upstream, unparsed. Every failure is an UpstreamError. */
export async function requestText(
  upstreamContext: UpstreamContext,
  call: FileCall,
  params: Record<string, string>,
): Promise<string> {
  const started = Date.now()
  const base = baseOf(upstreamContext, call.upstream)
  const path = pathOf(call, params, {})
  try {
    return (await attempt(upstreamContext, call, { base, path, body: null, headers: {} })).text
  } catch (error) {
    if (error instanceof UpstreamError) {
      logFailure({ upstreamContext, call, params, milliseconds: Date.now() - started }, error)
    }
    throw error
  }
}
