import { AsyncLocalStorage } from 'node:async_hooks'
import type { MiddlewareHandler } from 'hono'
import { requestIdOf } from './request-id.ts'

const requestIds = new AsyncLocalStorage<string>()

/** Whatever is logged on behalf of a request carries the id that the storefront's log has too. */
export function logWithRequest(): MiddlewareHandler {
  return (c, next) => requestIds.run(requestIdOf(c.req.raw), next)
}

/**
 * One line of the log, as JSON: what happened, of which request, and what else is known. Nothing of a
 * person may be in it. What a scheduled run logs has no request.
 */
export function log(
  level: 'info' | 'warn' | 'error',
  event: string,
  fields: Record<string, unknown> = {},
): void {
  console[level](JSON.stringify({ event, request: requestIds.getStore(), ...fields }))
}
