import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { knownCookie } from '../../../domain/account/known-cookie.ts'
import type { AppEnv } from '../../env.ts'
import { isPlainHttp } from './cookies.ts'

/**
 * Tells scripts that there is a session or a cart, whose cookies are HttpOnly; 0 seconds: cleared.
 * It holds nothing else, so forging it gains nothing.
 */
export function setKnownVisitor(c: Context<AppEnv>, maxAge: number): void {
  setCookie(c, knownCookie, maxAge > 0 ? '1' : '', {
    path: '/',
    secure: !isPlainHttp(c.var.config),
    sameSite: 'Lax',
    maxAge,
  })
}
