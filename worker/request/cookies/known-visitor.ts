import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { knownCookie } from '../../../domain/account/known-cookie.ts'
import type { AppEnv } from '../../env.ts'
import { isPlainHttp } from './cookies.ts'

/**
 * Tells the browser's script that there is a session or a cart to show, whose own cookies it cannot
 * read; 0 seconds: no longer. It says nothing else, so that whoever forges it gains nothing.
 */
export function setKnownVisitor(c: Context<AppEnv>, maxAge: number): void {
  setCookie(c, knownCookie, maxAge > 0 ? '1' : '', {
    path: '/',
    secure: !isPlainHttp(c.var.config),
    sameSite: 'Lax',
    maxAge,
  })
}
