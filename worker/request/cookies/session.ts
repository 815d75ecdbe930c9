import type { Context } from 'hono'
import type { PriceGroup } from '../../../domain/context.ts'
import type { AppEnv, Config, Visitor } from '../../env.ts'
import { forgetAttempts, forgetPlacedAttempt } from './attempt-cookie.ts'
import { forgetCheckoutInputs } from './checkout-inputs-cookie.ts'
import { day, hostCookieName, setHostCookie } from './cookies.ts'
import { forgetKnownVisitor, setKnownVisitor } from './known-visitor.ts'
import { signPriceGroup } from './price-group.ts'

const names = { session: 'session', cart: 'cart', priceGroup: 'price_group' } as const
const sessionSeconds = 7 * day
const cartSeconds = day
const guest: Visitor = Object.freeze({ sessionToken: null, cartToken: null })

/** The visitor's identity by cookies. A token with invalid characters counts as none. */
export function visitorOf(config: Config, cookies: ReadonlyMap<string, string>): Visitor {
  if (cookies.size === 0) return guest
  const sessionToken = token(cookies.get(hostCookieName(config, names.session)))
  const cartToken = token(cookies.get(hostCookieName(config, names.cart)))
  return sessionToken === null && cartToken === null ? guest : { sessionToken, cartToken }
}

/** The signed price group of the cookie; null without one. */
export function priceGroupCookie(
  config: Config,
  cookies: ReadonlyMap<string, string>,
): string | null {
  return cookies.get(hostCookieName(config, names.priceGroup)) ?? null
}

/** Saves a session for 7 days: token and price group. The guest cart belongs to it now. */
export async function startSession(
  c: Context<AppEnv>,
  sessionToken: string,
  group: PriceGroup,
): Promise<void> {
  const expires = Date.now() + sessionSeconds * 1000
  const signed = await signPriceGroup(c.var.config, sessionToken, group, expires)
  setHostCookie(c, names.session, sessionToken, sessionSeconds)
  setHostCookie(c, names.priceGroup, signed, sessionSeconds)
  setHostCookie(c, names.cart, '', 0)
  setKnownVisitor(c, '1', sessionSeconds)
  const before = c.var.visitor.sessionToken
  // A guest may sign in while the outcome of their order is unknown. The key already found the
  // order without the session in this browser, so keeping it reveals nothing.
  if (before === null) forgetPlacedAttempt(c)
  // State of the previous customer; a renewed session is the same customer's.
  else if (before !== sessionToken) forgetAttempts(c)
  c.set('visitor', { sessionToken, cartToken: null })
}

/** Clears the session; a guest cart stays. */
export function endSession(c: Context<AppEnv>): void {
  setHostCookie(c, names.session, '', 0)
  setHostCookie(c, names.priceGroup, '', 0)
  if (c.var.visitor.cartToken === null) forgetKnownVisitor(c)
  else setKnownVisitor(c, 'cart', cartSeconds)
  forgetAttempts(c)
  forgetCheckoutInputs(c)
  c.set('visitor', { ...c.var.visitor, sessionToken: null })
}

/** Renews the guest cart cookie for another day. */
export function setCartTokenCookie(c: Context<AppEnv>, cartToken: string): void {
  if (token(cartToken) === null) return
  setHostCookie(c, names.cart, cartToken, cartSeconds)
  if (c.var.visitor.sessionToken === null) setKnownVisitor(c, 'cart', cartSeconds)
  c.set('visitor', { ...c.var.visitor, cartToken })
}

/** Clears the guest cart after it was ordered. */
export function dropCartToken(c: Context<AppEnv>): void {
  setHostCookie(c, names.cart, '', 0)
  if (c.var.visitor.sessionToken === null) forgetKnownVisitor(c)
  c.set('visitor', { ...c.var.visitor, cartToken: null })
}

function token(value: string | undefined): string | null {
  return value !== undefined && /^[\w.~+/=:-]{1,2048}$/.test(value) ? value : null
}
