import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../../env.ts'
import { day, hostCookieName, setHostCookie } from './cookies.ts'

const attempt = 'attempt'
const placed = 'placed'

export interface PlacedAttempt {
  key: string
  /** Of the order that it made. */
  token: string
}

/** A key is made by the server with the form; what looks like none counts as none. */
export function isAttemptKey(value: string | null | undefined): value is string {
  return /^[\w-]{8,64}$/.test(value ?? '')
}

/**
 * Idempotency key of the attempt to order that is not settled yet. It outlives the page, so that an
 * order whose answer was lost is found again, and all tabs order by the same key.
 */
export function openAttempt(c: Context<AppEnv>): string | null {
  const value = getCookie(c, hostCookieName(c.var.config, attempt))
  return isAttemptKey(value) ? value : null
}

export function setOpenAttempt(c: Context<AppEnv>, key: string): void {
  setHostCookie(c, attempt, key, day)
}

/** The attempt that has last become an order: a second press, or the way back, leads to that order. */
export function placedAttempt(c: Context<AppEnv>): PlacedAttempt | null {
  const value = getCookie(c, hostCookieName(c.var.config, placed)) ?? ''
  const [key = '', token = ''] = value.split('~')
  return isAttemptKey(key) && /^[\w-]{8,128}$/.test(token) ? { key, token } : null
}

/** The attempt has become an order. */
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
