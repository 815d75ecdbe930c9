import type { Context } from 'hono'
import { contractHeaders } from '../domain/contract/headers.ts'
import type { AppEnv } from './env.ts'
import { readConfig } from './env.ts'
import { storefrontHeaders } from './upstream/upstream-context.ts'

/**
 * Forwards a request to the embedded backend: pictures, the payment page and the outbox. A shop
 * with its own CMS and store has no BACKEND and answers 404 here.
 */
export async function serveOperations(c: Context<AppEnv>): Promise<Response> {
  const { BACKEND } = c.env
  if (!BACKEND) return c.notFound()
  const headers = new Headers(c.req.raw.headers)
  // Headers that the backend trusts from the storefront, so a browser's are removed.
  for (const name of Object.values(contractHeaders)) headers.delete(name)
  const own = storefrontHeaders(readConfig(c.env))
  for (const [name, value] of Object.entries(own)) headers.set(name, value)
  return BACKEND.fetch(new Request(c.req.raw, { headers }))
}
