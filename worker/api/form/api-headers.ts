import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../env.ts'
import { sharedHeaders } from '../../render/security-headers.ts'

/** Every answer to the browser's script: safe to receive, and kept by nobody unless it says so. */
export function apiHeaders() {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    for (const [name, value] of sharedHeaders) c.header(name, value)
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  })
}
