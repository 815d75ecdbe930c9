import type { Context } from 'hono'
import * as z from 'zod'
import { afterResponse } from './after-response.ts'
import type { AppEnv, Config } from '../env.ts'
import { clientAddressOf } from '../../domain/network.ts'
import { hmac } from '../../domain/crypto/hmac.ts'
import { log } from './log.ts'

const deadline = 300
const rememberSeconds = 86_400
const memorySize = 5000
const memory = new Map<string, { country: string; until: number }>()

const countryCode = /^[A-Z]{2}$/
const CountryCode = z.string().regex(countryCode)
const ResponseBody = z.union([
  z.object({ country: CountryCode }).transform((result) => result.country),
  z.object({ country_code: CountryCode }).transform((result) => result.country_code),
  CountryCode,
])

/** ISO 3166-1 alpha-2 country of the visitor: Cloudflare's, else the IP service's, else null. */
export function countryOfVisitor(
  c: Context<AppEnv>,
  config: Config,
): string | null | Promise<string | null> {
  const known = c.req.raw.cf?.country
  // Of every request: a schema costs 0.8 ms where it refuses. XX is Cloudflare's code for "unknown".
  if (typeof known === 'string' && countryCode.test(known) && known !== 'XX') return known
  const ip = clientAddressOf(c.req.raw.headers)
  if (!ip || !config.IP_COUNTRY_URL || !/^[\da-f.:]{2,45}$/i.test(ip)) return null
  return countryOfAddress(c, config, ip)
}

async function countryOfAddress(
  c: Context<AppEnv>,
  config: Config,
  ip: string,
): Promise<string | null> {
  // IP addresses are personal data: only a keyed digest is cached.
  const key = `ip:${await hmac(config.SESSION_SECRET, `ip.${ip}`)}`
  const remembered = memory.get(key)
  if (remembered && remembered.until > Date.now()) return remembered.country
  try {
    const cached = CountryCode.safeParse(await c.env.CACHE.get(key)).data
    if (cached) return remember(key, cached)
    const found = await askService(config, ip)
    afterResponse(c, c.env.CACHE.put(key, found, { expirationTtl: rememberSeconds }))
    return remember(key, found)
  } catch (error) {
    logLookupFailure(error)
    return null
  }
}

/** Not the message: a parser's message may repeat the response with the IP address. */
function logLookupFailure(error: unknown): void {
  const { name, cause } = error instanceof Error ? error : {}
  const status = typeof cause === 'number' ? cause : undefined
  log('warn', 'ip-country-failure', { detail: name, status })
}

async function askService(config: Config, ip: string): Promise<string> {
  const base = config.IP_COUNTRY_URL.replace(/\/+$/, '')
  const response = await fetch(`${base}/${encodeURIComponent(ip)}`, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(deadline),
    redirect: 'manual',
  })
  if (!response.ok) throw new Error('IP service', { cause: response.status })
  const text = (await response.text()).slice(0, 10_000).trim()
  return ResponseBody.parse(text.startsWith('{') || text.startsWith('"') ? JSON.parse(text) : text)
}

function remember(key: string, country: string): string {
  if (memory.size >= memorySize) memory.delete(memory.keys().next().value ?? '')
  memory.set(key, { country, until: Date.now() + rememberSeconds * 1000 })
  return country
}
