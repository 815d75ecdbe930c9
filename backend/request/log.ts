import { AsyncLocalStorage } from 'node:async_hooks'
import type { MiddlewareHandler } from 'hono'
import { requestIdOf } from './request-id.ts'

const requestIds = new AsyncLocalStorage<string>()

/** Every log line of a request carries the id that the storefront's log has too. */
export function logWithRequest(): MiddlewareHandler {
  return (c, next) => requestIds.run(requestIdOf(c.req.raw), next)
}

/**
 * Logs one line as JSON: event, request id and facts. Never personal data. Scheduled runs have no
 * request id.
 */
export function log(
  level: 'info' | 'warn' | 'error',
  event: string,
  fields: Record<string, unknown> = {},
): void {
  console[level](JSON.stringify({ event, request: requestIds.getStore(), ...fields }))
}
