import type { Context } from 'hono'
import type { AppEnv } from './env.ts'

/**
 * Hands a request to the embedded backend as it is: pictures, the payment page and the mails it
 * would send. A shop with its own CMS and store has no BACKEND and answers 404 here.
 */
export async function serveOperations(c: Context<AppEnv>): Promise<Response> {
  const { BACKEND } = c.env
  return BACKEND ? BACKEND.fetch(c.req.raw) : c.notFound()
}
