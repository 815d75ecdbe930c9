import { createMiddleware } from 'hono/factory'
import type { Failure } from '../../domain/contract/call.ts'
import type { AppEnv } from '../env.ts'
import { textOf } from '../texts.ts'

/** Refuses calls in maintenance mode; pages have a screen for it. */
export function closedForMaintenance() {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!c.var.config.MAINTENANCE) return next()
    const text = await textOf(c.var.context)
    const response: Failure = { errors: [{ status: 503, title: text('maintenance.title') }] }
    return c.json(response, 503, { 'Retry-After': '120' })
  })
}
