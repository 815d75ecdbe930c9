import type { Call } from '../../domain/contract/call.ts'
import { parseEntries, parseWhole } from '../../domain/parse-response.ts'
import type { UpstreamContext } from './upstream-context.ts'
import { attempt } from './calls/attempt.ts'
import { logDroppedEntries, logFailure } from './log-failure.ts'
import { prepare, queryOf } from './prepare.ts'
import { UpstreamError } from './upstream-error.ts'
import type { RequestExtras, UpstreamRequest } from './upstream-request.ts'
import type { UpstreamResult } from '../cache/content/upstream-result.ts'

/** Calls an upstream and returns its parsed response. Every failure is an UpstreamError. */
export async function requestUpstream<Query, Body, ResponseBody>(
  upstreamContext: UpstreamContext,
  call: Call<Query, Body, ResponseBody>,
  requested: UpstreamRequest<Query, Body>,
): Promise<ResponseBody> {
  return (await requestWithMeta(upstreamContext, call, requested)).response
}

/** Like `requestUpstream`, with the metadata that a cache needs. */
export async function requestWithMeta<Query, Body, ResponseBody>(
  upstreamContext: UpstreamContext,
  call: Call<Query, Body, ResponseBody>,
  requested: UpstreamRequest<Query, Body>,
): Promise<UpstreamResult<ResponseBody>> {
  const started = Date.now()
  // The params type omits what a call does not have; here all of it is optional.
  const { params, query, readOnly }: RequestExtras & { query?: unknown } = requested
  const request = prepare(upstreamContext, call, requested)
  try {
    const response = await withRetry(call.method === 'GET' || readOnly === true, () =>
      attempt(upstreamContext, call, request),
    )
    const result = parseResponse(upstreamContext, call, response.text)
    return { ...response, response: result, size: response.text.length }
  } catch (error) {
    if (error instanceof UpstreamError) {
      const milliseconds = Date.now() - started
      logFailure(
        { upstreamContext, call, params: { ...params, ...queryOf(query) }, milliseconds },
        error,
      )
    }
    throw error
  }
}

async function withRetry<T>(idempotent: boolean, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!idempotent || !isWorthRetrying(error)) throw error
    return work()
  }
}

/** No retry after a timeout: the visitor has already waited for a whole deadline. */
function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false
  if (error.kind === 'refused') return true
  return error.kind === 'status' && [502, 503, 504].includes(error.status ?? 0)
}

function parseResponse<Query, Body, ResponseBody>(
  upstreamContext: UpstreamContext,
  call: Call<Query, Body, ResponseBody>,
  text: string,
): ResponseBody {
  const { upstream } = call
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new UpstreamError({ upstream, kind: 'invalid', path: '(not JSON)' }, { cause })
  }
  const parse = upstream === 'cms' ? parseEntries : parseWhole
  const parsed = parse(call.response, json)
  if (!parsed.success) throw new UpstreamError({ upstream, kind: 'invalid', ...parsed.issue })
  logDroppedEntries({ upstreamContext, call }, parsed.dropped)
  return parsed.data
}
