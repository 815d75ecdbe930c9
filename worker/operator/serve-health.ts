import assets from 'virtual:asset-manifest'
import type { Context } from 'hono'
import { Health, healthOf } from '../../domain/operator/health.ts'
import { type AppEnv, type Env, readConfig } from '../env.ts'
import { forwardOperatorCall } from './forward-operator-call.ts'
import { checkStorefront } from './health-checks.ts'

/** Answers of the last check, so that requests cannot load the database. */
const known = new WeakMap<Env, { ok: boolean; until: number }>()
const rememberMs = 5000
const noStore = { 'Cache-Control': 'no-store' }

/** For monitors, without a signature: well or not, and the version; 503 where something is down. */
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
    // The configuration is wrong, and no page can be made.
    return false
  }
}

/** With a signature, all the details: what the backend says of its database, and what is seen from here. */
export async function serveSignedHealth(c: Context<AppEnv>): Promise<Response> {
  const answer = await forwardOperatorCall(c).catch(() => null)
  const isRefused = answer !== null && answer.status < 500 && !answer.ok
  if (isRefused) return answer
  const reported = Health.safeParse(await answer?.json().catch(() => null)).data
  // Without the database no signature can be checked: no more than everybody may know.
  if (!reported) return c.json({ ok: false, version: assets.version }, 503, noStore)
  const own = await checkStorefront(c.env, readConfig(c.env))
  const health = healthOf({ ...own, ...reported.checks }, assets.version)
  return c.json(health, health.ok ? 200 : 503, noStore)
}
