import assets from 'virtual:asset-manifest'
import type { Context } from 'hono'
import { Health, healthOf } from '../../domain/operator/health.ts'
import { type AppEnv, type Env, readConfig } from '../env.ts'
import { withTimeout } from '../cache/with-timeout.ts'
import { forwardOperatorCall } from './forward-operator-call.ts'
import { checkStorefront } from './health-checks.ts'

/** Caches the last check, so that requests cannot load the database. */
const known = new WeakMap<Env, { ok: boolean; until: number }>()
const rememberMs = 5000
/** For the backend's checks, in milliseconds: a monitor gives up after some ten seconds. */
const patienceMs = 5000
const noStore = { 'Cache-Control': 'no-store' }

/** Unsigned, for monitors: up or down, and the version; 503 if something is down. */
export async function serveHealth(c: Context<AppEnv>): Promise<Response> {
  const now = Date.now()
  const before = known.get(c.env)
  const ok = before && before.until > now ? before.ok : await isWell(c.env)
  if (before?.ok !== ok || before.until <= now) known.set(c.env, { ok, until: now + rememberMs })
  return c.json({ ok, version: assets.version }, ok ? 200 : 503, noStore)
}

async function isWell(env: Env): Promise<boolean> {
  try {
    return healthOf(await checkStorefront(env, readConfig(env))).ok
  } catch {
    // The configuration is invalid, so no page can be rendered.
    return false
  }
}

/** Signed, with all details: the backend's checks of its database, and the storefront's own. */
export async function serveSignedHealth(c: Context<AppEnv>): Promise<Response> {
  const response = await withTimeout(patienceMs, forwardOperatorCall(c)).catch(() => null)
  const isRefused = response !== null && response.status < 500 && !response.ok
  if (isRefused) return response
  const reported = Health.safeParse(await response?.json().catch(() => null)).data
  // Without the database no signature can be checked, so only the public part is given.
  if (!reported) return c.json({ ok: false, version: assets.version }, 503, noStore)
  const own = await checkStorefront(c.env, readConfig(c.env))
  const health = healthOf({ ...own, ...reported.checks }, assets.version)
  return c.json(health, health.ok ? 200 : 503, noStore)
}
