import type { Context } from 'hono'
import type { Call } from '../../../domain/contract/call.ts'
import type { AppEnv } from '../../env.ts'
import { endSession } from '../../request/cookies/session.ts'
import { requestStore } from './request-store.ts'
import { isRefusal } from '../upstream-error.ts'
import type { UpstreamRequest } from '../upstream-request.ts'

/** Null without a session; one that the store no longer knows is cleared (spec §4). */
export async function requestAsCustomer<Query, Body, ResponseBody>(
  c: Context<AppEnv>,
  call: Call<Query, Body, ResponseBody>,
  requested: UpstreamRequest<Query, Body>,
): Promise<ResponseBody | null> {
  if (c.var.visitor.sessionToken === null) return null
  try {
    return await requestStore(c, call, requested)
  } catch (error) {
    if (!isRefusal(error, 401)) throw error
    // Of parallel calls, the first to learn it has cleared the session already.
    if (c.var.visitor.sessionToken !== null) endSession(c)
    return null
  }
}
