import type { Context } from 'hono'
import type { AppEnv } from '../../env.ts'

/** The same answer with the cookies that were set meanwhile. */
export function withCookies(c: Context<AppEnv>, response: Response): Response {
  return c.newResponse(response.body, response)
}
