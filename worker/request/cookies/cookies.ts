import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { AppEnv, Config } from '../../env.ts'

export const day = 86_400

/** Parses a Cookie header; the first of duplicate names counts. */
export function parseCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=')
    if (equals < 1) continue
    const name = pair.slice(0, equals).trim()
    if (!cookies.has(name)) cookies.set(name, decoded(pair.slice(equals + 1).trim()))
  }
  return cookies
}

/** No prefix over http in development and tests, `__Host-` and Secure elsewhere. */
export function isPlainHttp(config: Config): boolean {
  return config.ENVIRONMENT !== 'production'
}

/** Name of a cookie that is host-only and hidden from scripts. */
export function hostCookieName(config: Config, name: string): string {
  return isPlainHttp(config) ? name : `__Host-${name}`
}

/** Sets an HttpOnly cookie. */
export function setHostCookie(c: Context<AppEnv>, name: string, value: string, maxAge: number) {
  const { config } = c.var
  setCookie(c, hostCookieName(config, name), value, {
    path: '/',
    httpOnly: true,
    secure: !isPlainHttp(config),
    sameSite: 'Lax',
    maxAge,
  })
}

/** Sets a preference cookie that scripts can read. */
export function setPreferenceCookie(c: Context<AppEnv>, name: string, value: string) {
  setCookie(c, name, value, {
    path: '/',
    secure: !isPlainHttp(c.var.config),
    sameSite: 'Lax',
    maxAge: 365 * day,
  })
}

function decoded(value: string): string {
  if (!value.includes('%')) return value
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
