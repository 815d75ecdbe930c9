import type { Context } from 'hono'
import type { Call } from '../../../domain/contract/call.ts'
import type { AppEnv } from '../../env.ts'
import { endSession } from '../../request/cookies/session.ts'
import { requestUpstream } from '../request-upstream.ts'
import { visitorUpstreamContext } from '../upstream-context.ts'
import { isRefusal, UpstreamError } from '../upstream-error.ts'
import type { UpstreamRequest } from '../upstream-request.ts'

/** Calls the store for the visitor. A change is completed even if the visitor disconnects. */
export async function requestStore<Query, Body, ResponseBody>(
  c: Context<AppEnv>,
  call: Call<Query, Body, ResponseBody>,
  requested: UpstreamRequest<Query, Body>,
): Promise<ResponseBody> {
  const { signal, ...upstreamContext } = visitorUpstreamContext(c)
  try {
    return await requestUpstream(
      call.method === 'GET' && signal ? { ...upstreamContext, signal } : upstreamContext,
      call,
      requested,
    )
  } catch (error) {
    if (isRefusal(error, 429)) c.set('retryAfter', error.retryAfter)
    if (error instanceof UpstreamError && error.isLiftedByChallenge) {
      c.set('isLiftedByChallenge', true)
    }
    throw error
  }
}

/** Like `requestStore`; an expired session is cleared, and the visitor continues as a guest. */
export async function requestStoreOrAsGuest<Query, Body, ResponseBody>(
  c: Context<AppEnv>,
  call: Call<Query, Body, ResponseBody>,
  requested: UpstreamRequest<Query, Body>,
): Promise<ResponseBody> {
  const { sessionToken } = c.var.visitor
  try {
    return await requestStore(c, call, requested)
  } catch (error) {
    if (sessionToken === null || !isRefusal(error, 401)) throw error
    // Of parallel calls, the first to learn it has cleared the session already.
    if (c.var.visitor.sessionToken === sessionToken) endSession(c)
    return requestStore(c, call, requested)
  }
}
