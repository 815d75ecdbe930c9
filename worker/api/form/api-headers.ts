import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../env.ts'

/** Answers to the browser's script are kept by nobody unless they say so. */
export function apiHeaders() {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  })
}
