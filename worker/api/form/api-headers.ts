import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../env.ts'

/** API responses are `no-store` unless they say otherwise. */
export function apiHeaders() {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    // `Retry-After` of the refusal: by the store or by the rate limiter.
    if (c.res.status === 429) c.header('Retry-After', String(c.var.retryAfter ?? 60))
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  })
}
