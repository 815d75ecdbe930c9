import { marketOf } from '../../backend/request/market.ts'
import { markets } from '../../domain/merchant/market.ts'
import { ConfigError, type Env, readConfig } from '../../worker/env.ts'
import type { DeploySettings, WorkerSettings } from './settings.ts'
import { refuseWorker, hostProblem, placeholderOf } from './shared-refusals.ts'
import { soldDomains } from './sold-domains.ts'

const file = 'wrangler.toml'
const secrets = ['SESSION_SECRET', 'PURGE_SECRET']
const turnstileSecret = 'TURNSTILE_SECRET_KEY'

export function refuseStorefront(
  { storefront, backend, secrets: given }: DeploySettings,
  isEmbedded: boolean,
): string[] {
  const needed = [
    ...secrets,
    ...(isEmbedded ? ['BACKEND_TOKEN'] : []),
    ...(storefront.vars['TURNSTILE_SITE_KEY'] ? [turnstileSecret] : []),
  ]
  return [
    ...refuseWorker(file, storefront, { needed, given: given.storefront }),
    ...refuseVariables(storefront, isEmbedded),
    ...refuseTurnstile(storefront, given.storefront ?? []),
    ...refuseHosts(storefront),
    ...refuseMarkets(storefront),
    ...refuseBindings(storefront, backend, isEmbedded),
    ...refuseVitals(storefront),
    ...refusePlatformCache(storefront),
  ]
}

/** The Worker's own validation, with valid placeholder secrets. */
function refuseVariables({ vars }: WorkerSettings, isEmbedded: boolean): string[] {
  const given = [
    ...secrets,
    'BACKEND_TOKEN',
    ...(vars['TURNSTILE_SITE_KEY'] ? [turnstileSecret] : []),
  ]
  const known = Object.fromEntries(given.map((name) => [name, placeholderOf(name)]))
  const refusals: string[] = []
  try {
    // Only variables and the presence of a backend are read.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    readConfig({ ...vars, ...known, ...(isEmbedded ? { BACKEND: {} } : {}) } as unknown as Env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    refusals.push(`${file}: ${error.message}`)
  }
  if ((vars['ENVIRONMENT'] ?? 'production') !== 'production') {
    refusals.push(`${file}: ENVIRONMENT must be "production", or cookies go without Secure.`)
  }
  for (const name of ['CMS_URL', 'STORE_URL'] as const) {
    if (vars[name]?.startsWith('http://')) {
      refusals.push(`${file}: ${name} must begin with https://, or tokens can be read on the way.`)
    }
  }
  if (!isEmbedded && !vars['CDN_URL']?.startsWith('https://')) {
    refusals.push(
      `${file}: CDN_URL must be an https:// address: there is no backend that has pictures.`,
    )
  }
  return refusals
}

/** The reverse: a secret without the public key. */
function refuseTurnstile({ vars }: WorkerSettings, given: readonly string[]): string[] {
  return given.includes(turnstileSecret) && !vars['TURNSTILE_SITE_KEY']
    ? [`${file}: TURNSTILE_SITE_KEY is empty, but the secret ${turnstileSecret} is set.`]
    : []
}

/** Without Analytics Engine the metrics are dropped. */
function refuseVitals({ vars, analytics_engine_datasets: datasets }: WorkerSettings): string[] {
  const isMeasured = Number(vars['VITALS_SAMPLE'] ?? 0) > 0
  return isMeasured && !datasets.some(({ binding }) => binding === 'VITALS')
    ? [`${file}: VITALS_SAMPLE is above 0, but there is no dataset with the binding VITALS.`]
    : []
}

/** Caching before the gateway would store personal responses; it belongs before `Pages` only. */
function refusePlatformCache({ vars, cache, exports }: WorkerSettings): string[] {
  const isCached = (name: string) => exports[name]?.cache?.enabled ?? cache?.enabled ?? false
  const isEnabled = /^(?:1|true)$/.test(vars['PLATFORM_CACHE'] ?? '')
  return [
    ...(isCached('default')
      ? [`${file}: [exports.default] cache = { enabled = false } is missing: it would keep carts.`]
      : []),
    ...(isEnabled !== isCached('Pages')
      ? [`${file}: PLATFORM_CACHE and the cache of [exports.Pages] must be on or off together.`]
      : []),
    ...(cache?.cross_version_cache
      ? [`${file}: cross_version_cache must be false, or pages outlive the code that made them.`]
      : []),
  ]
}

function refuseHosts({ vars, routes }: WorkerSettings): string[] {
  const refusals: string[] = []
  for (const host of hostsOf(vars)) {
    const why = hostProblem(host)
    if (why) refusals.push(`${file}: the host ${host} of DOMAINS ${why}.`)
    else if (!routes.some(({ pattern, custom_domain }) => custom_domain && pattern === host)) {
      refusals.push(
        `${file}: the host ${host} of DOMAINS needs { pattern = "${host}", custom_domain = true } in routes.`,
      )
    }
  }
  for (const { pattern, custom_domain } of routes) {
    if (!custom_domain) {
      refusals.push(
        `${file}: the route ${pattern} must be a custom domain; the backend cannot send purges to a route.`,
      )
    }
  }
  return refusals
}

/** A market's own country, sold to by the carriers and payments of another one. */
function refuseMarkets({ vars }: WorkerSettings): string[] {
  return soldDomains(vars['DOMAINS']).flatMap(({ host, code, country }) => {
    const own = Object.values(markets).find((market) => market.country === country)
    if (!own || markets[marketOf({ domain: code })].country === country) return []
    const codes = own.domains.map((one) => `"${one}"`).join(' or ')
    return `${file}: the host ${host} of DOMAINS is in ${country}, but its code "${code}" has the carriers and payments of another market: name it ${codes}, or with a dash behind it.`
  })
}

function refuseBindings(
  { kv_namespaces, services }: WorkerSettings,
  backend: WorkerSettings,
  isEmbedded: boolean,
): string[] {
  const refusals: string[] = []
  const cache = kv_namespaces.find(({ binding }) => binding === 'CACHE')
  if (!/^[\da-f]{32}$/.test(cache?.id ?? '')) {
    refusals.push(
      `${file}: the id of the KV namespace CACHE is not one: npx wrangler kv namespace create CACHE`,
    )
  }
  const bound = services.find(({ binding }) => binding === 'BACKEND')
  if (isEmbedded && bound?.service !== backend.name) {
    refusals.push(`${file}: BACKEND must be bound to the service ${backend.name}.`)
  }
  if (!isEmbedded && bound) {
    refusals.push(`${file}: CMS and store are somewhere else; remove the binding BACKEND.`)
  }
  return refusals
}

/** Of DOMAINS; none if invalid, which the Worker's own validation reports. */
export function hostsOf({ DOMAINS = '' }: Record<string, string>): string[] {
  return soldDomains(DOMAINS).map(({ host }) => host)
}
