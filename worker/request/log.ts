import { AsyncLocalStorage } from 'node:async_hooks'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'
import { traceIdOf } from './trace.ts'

const requests = new AsyncLocalStorage<Request>()

/** Whatever is logged on behalf of a request, also after its answer, carries the request's id. */
export function logWithRequest(): MiddlewareHandler<AppEnv> {
  return (c, next) => requests.run(c.req.raw, next)
}

/**
 * One line of the log, as JSON: what happened, of which request, and what else is known. Nothing of a
 * person may be in it: no address, no words that were typed, no token, no path with one.
 */
export function log(
  level: 'info' | 'warn' | 'error',
  event: string,
  fields: Record<string, unknown> = {},
): void {
  const request = requests.getStore()
  console[level](JSON.stringify({ event, request: request && traceIdOf(request), ...fields }))
}
