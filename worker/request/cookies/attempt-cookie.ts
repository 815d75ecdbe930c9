import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../../env.ts'
import { day, hostCookieName, setHostCookie } from './cookies.ts'

const attempt = 'attempt'
const placed = 'placed'

export interface PlacedAttempt {
  key: string
  /** Token of the placed order. */
  token: string
}

/** The server creates the key with the form; a malformed one counts as none. */
export function isAttemptKey(value: string | null | undefined): value is string {
  return /^[\w-]{8,64}$/.test(value ?? '')
}

/**
 * Idempotency key of the open order attempt. It outlives the page, so that an order whose response
 * was lost is found again, and all tabs use the same key.
 */
export function openAttempt(c: Context<AppEnv>): string | null {
  const value = getCookie(c, hostCookieName(c.var.config, attempt))
  return isAttemptKey(value) ? value : null
}

export function setOpenAttempt(c: Context<AppEnv>, key: string): void {
  setHostCookie(c, attempt, key, day)
}

/** Key of the last settled attempt: a double click or the back button leads to its order. */
export function placedAttempt(c: Context<AppEnv>): PlacedAttempt | null {
  const value = getCookie(c, hostCookieName(c.var.config, placed)) ?? ''
  const [key = '', token = ''] = value.split('~')
  return isAttemptKey(key) && /^[\w-]{8,128}$/.test(token) ? { key, token } : null
}

/** Marks the attempt as settled by an order. */
export function setPlacedAttempt(c: Context<AppEnv>, { key, token }: PlacedAttempt): void {
  if (openAttempt(c) !== null) setHostCookie(c, attempt, '', 0)
  setHostCookie(c, placed, `${key}~${token}`, day)
}

/** Shared browser: the next customer must not see this attempt. */
export function forgetAttempts(c: Context<AppEnv>): void {
  expire(c, attempt)
  forgetPlacedAttempt(c)
}

export function forgetPlacedAttempt(c: Context<AppEnv>): void {
  expire(c, placed)
}

function expire(c: Context<AppEnv>, name: string): void {
  if (getCookie(c, hostCookieName(c.var.config, name)) !== undefined) setHostCookie(c, name, '', 0)
}
