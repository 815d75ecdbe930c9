import type { MiddlewareHandler } from 'hono'
import { contractHeaders } from '../../domain/contract/headers.ts'
import type { AppEnv } from '../contract/handle.ts'
import { Refusal } from '../contract/refusal.ts'
import { readConfig } from '../env.ts'
import { timingSafeEqual } from '../store/sign-in/password.ts'

/**
 * Authenticates the storefront. Only because of this are its statements about a visitor, such as
 * the IP address, trusted.
 */
export function requireStorefront(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { BACKEND_TOKEN } = readConfig(c.env)
    const given = c.req.header(contractHeaders.storefrontToken) ?? ''
    if (BACKEND_TOKEN !== '' && !timingSafeEqual(given, BACKEND_TOKEN)) {
      throw new Refusal(403, { key: 'unknownCaller', code: 'unknown_caller' })
    }
    await next()
  }
}
