import { AsyncLocalStorage } from 'node:async_hooks'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'
import { traceIdOf } from './trace.ts'

const requests = new AsyncLocalStorage<Request>()

/** Every log line of a request, also after its response, carries the request id. */
export function logWithRequest(): MiddlewareHandler<AppEnv> {
  return (c, next) => requests.run(c.req.raw, next)
}

/**
 * Logs one line as JSON: event, request id and facts. Never personal data: no address, no typed
 * text, no token, no path with one.
 */
export function log(
  level: 'info' | 'warn' | 'error',
  event: string,
  fields: Record<string, unknown> = {},
): void {
  const request = requests.getStore()
  console[level](JSON.stringify({ event, request: request && traceIdOf(request), ...fields }))
}
