import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'
import { sharedHeaders } from './security-headers.ts'
import { requestIdHeader } from '../request/trace.ts'

/** Pictures and files are embedded by mail clients and other sites; nothing in them is personal. */
const embeddable = /^\/(?:cdn\/|[a-z\d-]+\.(?:png|svg|ico)$)/

/** Editors and operators change redirects, and browsers keep a permanent one for as long as they like. */
const redirectMaxAge = 'public, max-age=3600'

/**
 * Adds security headers to every response without them: redirects, data, files, errors. Documents
 * bring their own. Every response gets its request id, and a time for which it may be stored.
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
  // A 304 renews what is stored, with the headers of that.
  if (!headers.has('Cache-Control') && response.status !== 304)
    headers.set('Cache-Control', isPermanent(response) ? redirectMaxAge : 'no-store')
  if (embeddable.test(c.req.path)) headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  c.res = undefined
  c.res = response
}

const isPermanent = ({ status }: Response) => status === 301 || status === 308
