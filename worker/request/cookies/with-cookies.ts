import type { Context } from 'hono'
import type { AppEnv } from '../../env.ts'

/** Adds cookies that were set in the meantime to a response. */
export function withCookies(c: Context<AppEnv>, response: Response): Response {
  return c.newResponse(response.body, response)
}
