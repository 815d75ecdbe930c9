import { errorFields } from '../domain/error-fields.ts'
import { withTimeout } from './cache/with-timeout.ts'
import { fallbackErrorDocument } from './render/fallback-error-document.ts'
import { log } from './request/log.ts'
import type { Context } from 'hono'
import { contractHeaders } from '../domain/contract/headers.ts'
import type { AppEnv } from './env.ts'
import { readConfig } from './env.ts'
import { storefrontHeaders } from './upstream/upstream-context.ts'

/** Until the first byte, in milliseconds: a picture may have to be transformed. */
const patienceMs = 30_000

/**
 * Forwards a request to the embedded backend: pictures, the payment page and the outbox. A shop
 * with its own CMS and store has no BACKEND and answers 404 here; an outage is a 503.
 */
export async function serveOperations(c: Context<AppEnv>): Promise<Response> {
  const { BACKEND } = c.env
  if (!BACKEND) return c.notFound()
  const headers = new Headers(c.req.raw.headers)
  // Headers that the backend trusts from the storefront, so a browser's are removed.
  for (const name of Object.values(contractHeaders)) headers.delete(name)
  const own = storefrontHeaders(readConfig(c.env))
  for (const [name, value] of Object.entries(own)) headers.set(name, value)
  const request = new Request(c.req.raw, { headers })
  try {
    return await withTimeout(patienceMs, BACKEND.fetch(request))
  } catch (error) {
    log('error', 'operations-outage', errorFields(error))
    return fallbackErrorDocument(c.var.context?.locale ?? 'de', 503)
  }
}
