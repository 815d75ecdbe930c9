import { type AnyCall, type ApiError, Failure } from '../../../domain/contract/call.ts'
import { challengeHeader } from '../../../domain/contract/headers.ts'
import { fetchUpstream } from '../address.ts'
import {
  type UpstreamContext,
  contextHeaders,
  readAfterHeader,
  storefrontHeaders,
  visitorHeaders,
} from '../upstream-context.ts'
import { allowRequest, lastStatus, recordSuccess, recordFailure, releaseProbe } from '../circuit.ts'
import type { Prepared } from '../prepare.ts'
import { maxFileBytes, readBody, TooLargeError } from '../read-body.ts'
import { traceparentOf } from '../../request/trace.ts'
import { type FailureKind, UpstreamError } from '../upstream-error.ts'

export interface UpstreamBody {
  text: string
  updatedAt: number | null
}

/** Timeout of optional services (spec §9 search service time-out). */
const serviceDeadlineMs = 2000

/** One attempt of a call: sends it, reads the response within the deadline, updates the circuit. */
export async function attempt(
  upstreamContext: UpstreamContext,
  call: AnyCall,
  request: Prepared,
): Promise<UpstreamBody> {
  const { body, headers } = await attemptRead(upstreamContext, call, request, (response) =>
    readBody(response, call.isLarge ? maxFileBytes : undefined),
  )
  return { text: body, updatedAt: updatedAtOf(headers) }
}

/** Like `attempt` for another body reader; error bodies are always text. */
export async function attemptRead<Body>(
  upstreamContext: UpstreamContext,
  call: AnyCall,
  request: Prepared,
  read: (response: Response) => Promise<Body>,
): Promise<{ body: Body; headers: Headers }> {
  const { upstream } = call
  const deadline = deadlineOf(call, upstreamContext.config)
  if (upstreamContext.signal?.aborted) throw new UpstreamError({ upstream, kind: 'aborted' })
  if (
    !allowRequest(request.base, {
      now: Date.now(),
      deadline,
      request: upstreamContext.request ?? upstreamContext,
    })
  ) {
    throw new UpstreamError({ upstream, kind: 'circuit-open', ...statusBefore(request.base) })
  }
  const timeout = AbortSignal.timeout(deadline)
  const signal = upstreamContext.signal
    ? AbortSignal.any([timeout, upstreamContext.signal])
    : timeout
  try {
    const received = await unlessAborted(signal, async () => {
      const sent = init(upstreamContext, call, request, signal)
      const response = await fetchUpstream(upstreamContext, request.base + request.path, sent)
      return response.ok
        ? { response, body: await read(response) }
        : { response, text: await readBody(response) }
    })
    const { response } = received
    if (response.status >= 500)
      throw new UpstreamError({ upstream, kind: 'status', status: response.status })
    recordSuccess(request.base)
    if (!('body' in received)) throw refusal(call, response, received.text)
    return { body: received.body, headers: response.headers }
  } catch (error) {
    const failure =
      error instanceof UpstreamError
        ? error
        : translate(call, error, timeout, upstreamContext.signal)
    // A file of 500 lines takes long, and says nothing about the upstream.
    if (isLarge(call) && failure.kind === 'timeout') releaseProbe(request.base)
    else updateCircuit(request.base, failure)
    throw failure
  }
}

/** Repeats the last failure, so that pages report the same (spec §8). */
function statusBefore(base: string): { status?: number } {
  const status = lastStatus(base)
  return status === undefined ? {} : { status }
}

/** Pictures of fifty products, a PDF of 500 lines or an export are made for the call. */
const fileFactor = 4

function deadlineOf(call: AnyCall, { UPSTREAM_TIMEOUT_MS }: UpstreamContext['config']): number {
  if (isService(call)) return Math.min(UPSTREAM_TIMEOUT_MS, serviceDeadlineMs)
  return isLarge(call) ? UPSTREAM_TIMEOUT_MS * fileFactor : UPSTREAM_TIMEOUT_MS
}

function isLarge({ contentType, isLarge: isDeclared }: AnyCall): boolean {
  return contentType !== undefined || isDeclared === true
}

/** An optional service. */
function isService({ upstream }: AnyCall): boolean {
  return upstream !== 'cms' && upstream !== 'store'
}

/** Ends the wait at the deadline, whether or not the upstream honours the signal. */
async function unlessAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort)
  try {
    return await Promise.race([work(), promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

function init(
  upstreamContext: UpstreamContext,
  call: AnyCall,
  request: Prepared,
  signal: AbortSignal,
): RequestInit {
  return {
    method: call.method,
    headers: {
      Accept: 'application/json',
      ...(request.body === null ? {} : { 'Content-Type': 'application/json' }),
      ...contextHeaders(upstreamContext.context),
      traceparent: traceparentOf(upstreamContext.request ?? upstreamContext),
      // No token, not even the storefront's, is sent to a service that does not use it.
      ...(isService(call)
        ? {}
        : {
            ...storefrontHeaders(upstreamContext.config),
            ...visitorHeaders(upstreamContext),
            ...readAfterHeader(upstreamContext),
          }),
      ...request.headers,
    },
    body: request.body,
    // Redirects of an upstream are not followed: they could lead a token anywhere.
    redirect: 'manual',
    signal,
  }
}

function refusal(call: AnyCall, response: Response, text: string): UpstreamError {
  const { status } = response
  const errors = errorsOf(text)
  // A configuration error, not the visitor's: it must not be reported as forbidden.
  const isUnknown = errors.some(({ code }) => code === 'unknown_caller')
  return new UpstreamError({
    upstream: call.upstream,
    kind: isUnknown ? 'credential' : 'status',
    status,
    errors,
    retryAfter: secondsOf(response.headers.get('Retry-After')),
    isLiftedByChallenge: response.headers.get(challengeHeader) === '1',
  })
}

/** Seconds of a Retry-After header; its other format, a date, is ignored. */
function secondsOf(retryAfter: string | null): number | undefined {
  return /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined
}

function errorsOf(text: string): ApiError[] {
  try {
    return Failure.safeParse(JSON.parse(text)).data?.errors ?? []
  } catch {
    return []
  }
}

function translate(
  call: AnyCall,
  error: unknown,
  timeout: AbortSignal,
  visitor: AbortSignal | undefined,
): UpstreamError {
  const kind = (): FailureKind => {
    if (error instanceof TooLargeError) return 'too-large'
    if (visitor?.aborted) return 'aborted'
    return timeout.aborted ? 'timeout' : 'refused'
  }
  return new UpstreamError({ upstream: call.upstream, kind: kind() }, { cause: error })
}

function updateCircuit(base: string, failure: UpstreamError): void {
  if (failure.isRefusal) return
  if (failure.kind === 'aborted' || failure.kind === 'too-large') return releaseProbe(base)
  recordFailure(base, Date.now(), failure.kind === 'status' ? failure.status : undefined)
}

function updatedAtOf(headers: Headers): number | null {
  const text = headers.get('X-Updated-At') ?? headers.get('Last-Modified')
  const time = text === null ? NaN : Date.parse(text)
  return Number.isNaN(time) ? null : time
}
