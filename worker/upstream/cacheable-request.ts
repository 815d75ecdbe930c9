import type { Call } from '../../domain/contract/call.ts'
import { requestWithMeta } from './request-upstream.ts'
import type { UpstreamContext } from './upstream-context.ts'
import { prepare } from './prepare.ts'
import { identityOf } from './request-identity.ts'
import type { RequestIdentity } from '../cache/content/request-identity.ts'
import type { UpstreamRequest } from './upstream-request.ts'
import type { UpstreamResult } from '../cache/content/upstream-result.ts'

/** A request with a cacheable response; its key is derived from what it sends. */
export interface CacheableRequest<T> {
  identity(upstreamContext: UpstreamContext): Promise<RequestIdentity>
  send(upstreamContext: UpstreamContext): Promise<UpstreamResult<T>>
}

/** Turns a call into a cache read; `interpret` maps its response to the cached value. */
export function cacheableRequest<Query, Body, ResponseBody, T>(
  call: Call<Query, Body, ResponseBody>,
  requested: UpstreamRequest<Query, Body>,
  interpret: (
    upstreamContext: UpstreamContext,
    pending: Promise<UpstreamResult<ResponseBody>>,
  ) => Promise<UpstreamResult<T>>,
): CacheableRequest<T> {
  return {
    identity: (upstreamContext) =>
      identityOf(upstreamContext, call, prepare(upstreamContext, call, requested)),
    send: (upstreamContext) =>
      interpret(upstreamContext, requestWithMeta(upstreamContext, call, requested)),
  }
}
