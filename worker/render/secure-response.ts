import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'
import { sharedHeaders } from './security-headers.ts'
import { requestIdHeader } from '../request/trace.ts'

/** Pictures and files are embedded by mail clients and other sites; nothing in them is personal. */
const embeddable = /^\/(?:cdn\/|[a-z\d-]+\.(?:png|svg|ico)$)/

/**
 * Adds security headers to every response without them: redirects, data, files, errors. Documents
 * bring their own. Every response gets its request id.
 */
export function secureResponse(): MiddlewareHandler<AppEnv> {
  return (c, next) =>
    next().then(() => {
      // Only documents have it, and documents are rendered here.
      if (!c.res.headers.has('X-Frame-Options')) secure(c)
      const [name, id] = requestIdHeader(c.req.raw)
      c.res.headers.set(name, id)
    })
}

function secure(c: Context<AppEnv>): void {
  // Headers of a fetched response are immutable.
  const response = new Response(c.res.body, c.res)
  const { headers } = response
  for (const [name, value] of sharedHeaders) if (!headers.has(name)) headers.set(name, value)
  if (embeddable.test(c.req.path)) headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  c.res = undefined
  c.res = response
}
