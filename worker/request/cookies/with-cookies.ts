import type { Context } from 'hono'
import type { AppEnv } from '../../env.ts'

/**
 * A response with the cookies that the request has set, each once: one made by the context, as a
 * redirect, has them already.
 */
export function withCookies(c: Context<AppEnv>, response: Response): Response {
  const complete = c.newResponse(response.body, response)
  const cookies = new Set(complete.headers.getSetCookie())
  complete.headers.delete('Set-Cookie')
  for (const cookie of cookies) complete.headers.append('Set-Cookie', cookie)
  return complete
}
