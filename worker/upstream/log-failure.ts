import type { AnyCall } from '../../domain/contract/call.ts'
import type { UpstreamContext } from './upstream-context.ts'
import { traceIdOf } from '../request/trace.ts'
import type { UpstreamError } from './upstream-error.ts'
import { log } from '../request/log.ts'

interface FailedRequest {
  upstreamContext: UpstreamContext
  call: AnyCall
  /** Path parameters and query of the request. */
  params: Readonly<Record<string, unknown>>
  milliseconds: number
}

/**
 * Logs a failed call: which call, what went wrong, where. Never a value of a response, and the
 * parameters of public reads only, so neither tokens nor personal data.
 */
export function logFailure(request: FailedRequest, error: UpstreamError): void {
  if (error.kind === 'aborted' || isExpected(request, error)) return
  const { upstreamContext, call, milliseconds } = request
  const { upstream, kind, status, path, expected } = error
  const line = {
    upstream,
    call: `${call.method} ${call.path}`,
    ...(upstreamContext.visitor ? {} : { params: publicParams(request.params) }),
    kind,
    status,
    path,
    expected,
    codes: error.errors.length > 0 ? error.errors.map(codeOf) : undefined,
    request: traceIdOf(upstreamContext.request ?? upstreamContext),
    milliseconds,
  }
  // A refusal is the upstream's response; an outage is an incident.
  if (error.isRefusal) log('info', 'upstream-refusal', line)
  else log('warn', 'upstream-failure', line)
}

/** List entries that violated the contract and were dropped from a response. */
export function logDroppedEntries(
  { upstreamContext, call }: Pick<FailedRequest, 'upstreamContext' | 'call'>,
  entries: readonly { path: string; expected: string }[],
): void {
  for (const { path, expected } of entries) {
    log('warn', 'upstream-entry-dropped', {
      upstream: call.upstream,
      call: `${call.method} ${call.path}`,
      path,
      expected,
      request: traceIdOf(upstreamContext.request ?? upstreamContext),
    })
  }
}

/** A public read of something that does not exist: any mistyped URL makes one. */
function isExpected({ upstreamContext }: FailedRequest, error: UpstreamError): boolean {
  return !upstreamContext.visitor && error.isRefusal && error.status === 404
}

const loggedParams = ['slug', 'slugs', 'id', 'ids', 'code', 'page', 'perPage', 'query']

/** Parameters that identify content. Search queries stay out of the log. */
function publicParams(params: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    loggedParams.flatMap((name) => (name in params ? [[name, params[name]]] : [])),
  )
}

/** Machine-readable codes; titles are texts for customers and may repeat their input. */
function codeOf({
  status,
  code,
  field,
}: {
  status: number
  code?: string | undefined
  field?: string | undefined
}): string {
  return [code ?? String(status), field].filter(Boolean).join(' ')
}
