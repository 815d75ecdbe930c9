import type { Context } from 'hono'
import type { Call } from '../../../domain/contract/call.ts'
import type { AppEnv } from '../../env.ts'
import { endSession } from '../../request/cookies/session.ts'
import { type Asked, ask } from '../ask.ts'
import { privateAsker } from '../asker.ts'
import { isRefusal } from '../upstream-error.ts'

/** Asks the store for the visitor. A change is carried through even when the visitor leaves. */
export async function askStore<Query, Body, Answer>(
  c: Context<AppEnv>,
  call: Call<Query, Body, Answer>,
  asked: Asked<Query, Body>,
): Promise<Answer> {
  const { signal, ...asker } = privateAsker(c)
  try {
    return await ask(call.method === 'GET' && signal ? { ...asker, signal } : asker, call, asked)
  } catch (error) {
    if (isRefusal(error, 429)) c.set('retryAfter', error.retryAfter)
    throw error
  }
}

/** As `askStore`; when the login has expired it is forgotten, and the visitor goes on as a guest. */
export async function askStoreOrAsGuest<Query, Body, Answer>(
  c: Context<AppEnv>,
  call: Call<Query, Body, Answer>,
  asked: Asked<Query, Body>,
): Promise<Answer> {
  const { sessionToken } = c.var.visitor
  try {
    return await askStore(c, call, asked)
  } catch (error) {
    if (sessionToken === null || !isRefusal(error, 401)) throw error
    // Of several calls at once the first to learn it has forgotten the login already.
    if (c.var.visitor.sessionToken === sessionToken) endSession(c)
    return askStore(c, call, asked)
  }
}
