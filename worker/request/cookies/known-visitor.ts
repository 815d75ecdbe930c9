import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { knownCookie, type KnownVisitor } from '../../../domain/account/known-cookie.ts'
import type { AppEnv } from '../../env.ts'
import { isPlainHttp } from './cookies.ts'

/**
 * Tells scripts that there is a session or a guest cart, whose cookies are HttpOnly. It holds
 * nothing else, so forging it gains nothing.
 */
export function setKnownVisitor(c: Context<AppEnv>, known: KnownVisitor, maxAge: number): void {
  write(c, known, maxAge)
}

export function forgetKnownVisitor(c: Context<AppEnv>): void {
  write(c, '', 0)
}

function write(c: Context<AppEnv>, value: KnownVisitor | '', maxAge: number) {
  setCookie(c, knownCookie, value, {
    path: '/',
    secure: !isPlainHttp(c.var.config),
    sameSite: 'Lax',
    maxAge,
  })
}
