import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Failure } from '../domain/contract/call.ts'
import { type AppEnv, ConfigError, type Env } from './env.ts'
import { fallbackErrorDocument } from './render/fallback-error-document.ts'
import { log } from './request/log.ts'
import { errorFields } from '../domain/error-fields.ts'
import { routePath } from 'hono/route'
import { UpstreamError } from './upstream/upstream-error.ts'

/** The single error handler of the app: turns an unexpected failure into a response. */
export function respondToFailure(error: Error, c: Context<AppEnv>): Response {
  if (error instanceof HTTPException) return error.getResponse()
  if (error instanceof ConfigError) {
    log('error', 'wrong-configuration', { detail: error.message })
    if (isTrial(c.env)) return c.text(error.message, 500)
  } else if (!(error instanceof UpstreamError)) {
    // The route's pattern, not the path: tokens of orders and links stay out of the log.
    log('error', 'request-failure', {
      method: c.req.method,
      route: routePath(c, -1),
      ...errorFields(error),
    })
  }
  if (!c.req.path.startsWith('/api/')) return fallbackErrorDocument(c.var.context?.locale ?? 'de')
  // A 4xx keeps its status: the request is wrong, not the shop.
  const isRefused = error instanceof UpstreamError && error.isRefusal
  const status = isRefused ? (error.status ?? 422) : statusOfCall(error)
  const refused = isRefused ? error.errors : []
  const response: Failure = {
    errors: refused.length > 0 ? [...refused] : [{ status, title: titleOf(status) }],
  }
  return Response.json(response, { status, headers: { 'Cache-Control': 'no-store' } })
}

/** Scripts and forms retry any upstream failure, so its kind does not matter. */
function statusOfCall(error: Error): number {
  return error instanceof UpstreamError && error.isOutage ? 503 : 500
}

/** Names of variables are for the log; shown on the page in development only. */
function isTrial({ ENVIRONMENT }: Env): boolean {
  return ENVIRONMENT === 'local' || ENVIRONMENT === 'test'
}

/** For programs; visitors see a localised message of the screen. */
function titleOf(status: number): string {
  return status === 503 ? 'The shop is unavailable at the moment' : 'Something went wrong'
}
