import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'
import { sharedHeaders } from './security-headers.ts'
import { requestIdHeader } from '../request/trace.ts'

/** Pictures and files are shown by mail programs and other sites; nothing in them is personal. */
const embeddable = /^\/(?:cdn\/|[a-z\d-]+\.(?:png|svg|ico)$)/

/**
 * Puts the security headers on every answer that does not have them: redirects, data, files, errors
 * and whatever is added later. Documents bring their own. Every answer gets the id of its request.
 */
export function secureResponse(): MiddlewareHandler<AppEnv> {
  return (c, next) =>
    next().then(() => {
      // Only documents have it, which are made here.
      if (!c.res.headers.has('X-Frame-Options')) secure(c)
      const [name, id] = requestIdHeader(c.req.raw)
      c.res.headers.set(name, id)
    })
}

function secure(c: Context<AppEnv>): void {
  // Headers of an answer that was fetched cannot be changed, whichever of these it has.
  const response = new Response(c.res.body, c.res)
  const { headers } = response
  for (const [name, value] of sharedHeaders) if (!headers.has(name)) headers.set(name, value)
  if (embeddable.test(c.req.path)) headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  c.res = undefined
  c.res = response
}
