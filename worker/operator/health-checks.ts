import type { HealthCheck } from '../../domain/operator/health.ts'
import type { Config, Env } from '../env.ts'
import { baseOf } from '../upstream/address.ts'
import { storefrontHeaders } from '../upstream/upstream-context.ts'

const patienceMs = 2000

/** Dependencies of the storefront: its KV, and the way to CMS and store. */
export async function checkStorefront(
  env: Env,
  config: Config,
): Promise<Record<'kv' | 'cms' | 'store', HealthCheck>> {
  const backend = once(() => checkBackend(env, config))
  const upstream = (name: 'cms' | 'store', url: string) =>
    url === '' ? backend() : timed(() => checkAddress(config, name))
  const [kv, cms, store] = await Promise.all([
    timed(async () => {
      await env.CACHE.get('health')
      return true
    }),
    upstream('cms', config.CMS_URL),
    upstream('store', config.STORE_URL),
  ])
  return { kv, cms, store }
}

/** The embedded backend, which checks its database. */
function checkBackend(env: Env, config: Config): Promise<HealthCheck> {
  return timed(async () => {
    const response = await env.BACKEND?.fetch('https://backend.internal/health', {
      headers: storefrontHeaders(config),
      signal: AbortSignal.timeout(patienceMs),
    })
    await response?.body?.cancel()
    return response?.ok === true
  })
}

/** Any response of a custom upstream counts as healthy, because only its URL is known. */
async function checkAddress(config: Config, name: 'cms' | 'store'): Promise<boolean> {
  const response = await fetch(baseOf({ config }, name), {
    method: 'GET',
    headers: storefrontHeaders(config),
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  })
  await response.body?.cancel()
  return response.status < 500
}

/** A failed or slow check counts as down. */
async function timed(check: () => Promise<boolean>): Promise<HealthCheck> {
  const started = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs)
  })
  const ok = await Promise.race([check().catch(() => false), late])
  clearTimeout(timer)
  return { ok, milliseconds: Date.now() - started }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
