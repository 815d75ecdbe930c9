import type { Context } from 'hono'
import { contractHeaders } from '../domain/contract/headers.ts'
import type { AppEnv } from './env.ts'
import { readConfig } from './env.ts'
import { storefrontHeaders } from './upstream/upstream-context.ts'

/**
 * Hands a request to the embedded backend: pictures, the payment page and the mails it would send.
 * A shop with its own CMS and store has no BACKEND and answers 404 here.
 */
export async function serveOperations(c: Context<AppEnv>): Promise<Response> {
  const { BACKEND } = c.env
  if (!BACKEND) return c.notFound()
  const headers = new Headers(c.req.raw.headers)
  // The backend believes these of the storefront; a browser that sends them is not believed.
  for (const name of Object.values(contractHeaders)) headers.delete(name)
  const own = storefrontHeaders(readConfig(c.env))
  for (const [name, value] of Object.entries(own)) headers.set(name, value)
  return BACKEND.fetch(new Request(c.req.raw, { headers }))
}
