import type { Context } from 'hono'
import { type AppEnv, readConfig } from '../env.ts'
import { domainOf, originOf } from './domain.ts'

/**
 * Whether a request's `Origin` is this shop: the origin that it was sent to, or that of its domain,
 * because a proxy that terminates TLS passes on https as http.
 */
export function isOwnOrigin(origin: string, c: Context<AppEnv>): boolean {
  const { url } = c.req
  if (origin === new URL(url).origin) return true
  const config = readConfig(c.env)
  return origin === originOf(config, domainOf(config, url))
}
