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
    const { BACKEND_TOKEN, FORMER_BACKEND_TOKEN } = readConfig(c.env)
    const given = c.req.header(contractHeaders.storefrontToken) ?? ''
    const tokens = [BACKEND_TOKEN, FORMER_BACKEND_TOKEN].filter((token) => token !== '')
    if (BACKEND_TOKEN !== '' && !tokens.some((token) => timingSafeEqual(given, token))) {
      throw new Refusal(403, { key: 'unknownCaller', code: 'unknown_caller' })
    }
    await next()
  }
}
