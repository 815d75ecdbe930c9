import type { Hono } from 'hono'
import { healthOf } from '../../domain/operator/health.ts'
import { requireNoBody, operatorCall, type OperatorEnv } from '../operator/operator-call.ts'
import { checkDatabase } from './check-database.ts'

/** Health of the database; the storefront adds its own checks. */
export function healthCalls(app: Hono<OperatorEnv>): void {
  const call = {
    method: 'GET',
    path: '/health',
    scope: 'health:read',
    parse: requireNoBody,
  } as const
  operatorCall(app, call, async ({ env, config, now }) => {
    const health = healthOf(await checkDatabase(env, config, now))
    return Response.json(health, { status: health.ok ? 200 : 503 })
  })
}
