import type { Context } from 'hono'
import type { PriceGroup } from '../../../domain/context.ts'
import type { AppEnv, Config, Visitor } from '../../env.ts'
import { forgetAttempts, forgetPlacedAttempt } from './attempt-cookie.ts'
import { day, hostCookieName, setHostCookie } from './cookies.ts'
import { setKnownVisitor } from './known-visitor.ts'
import { signPriceGroup } from './price-group.ts'

const names = { session: 'session', cart: 'cart', priceGroup: 'price_group' } as const
const sessionSeconds = 7 * day
const cartSeconds = day
const guest: Visitor = Object.freeze({ sessionToken: null, cartToken: null })

/** Who asks, by cookie. A token with characters that no token has counts as none. */
export function visitorOf(config: Config, cookies: ReadonlyMap<string, string>): Visitor {
  if (cookies.size === 0) return guest
  const sessionToken = token(cookies.get(hostCookieName(config, names.session)))
  const cartToken = token(cookies.get(hostCookieName(config, names.cart)))
  return sessionToken === null && cartToken === null ? guest : { sessionToken, cartToken }
}

/** The signed price group as the cookie has it; null without one. */
export function priceGroupCookie(
  config: Config,
  cookies: ReadonlyMap<string, string>,
): string | null {
  return cookies.get(hostCookieName(config, names.priceGroup)) ?? null
}

/** Keeps a login for 7 days: its token and its price group. The guest cart belongs to it now. */
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
  setKnownVisitor(c, sessionSeconds)
  const before = c.var.visitor.sessionToken
  // A guest may sign in while the outcome of their order is unknown. At this browser the key found the
  // order without the login as well, so keeping it reveals nothing new.
  if (before === null) forgetPlacedAttempt(c)
  // Of whoever was here before; a session that is only renewed is the same customer's.
  else if (before !== sessionToken) forgetAttempts(c)
  c.set('visitor', { sessionToken, cartToken: null })
}

/** Forgets the login; a guest cart stays. */
export function endSession(c: Context<AppEnv>): void {
  setHostCookie(c, names.session, '', 0)
  setHostCookie(c, names.priceGroup, '', 0)
  setKnownVisitor(c, c.var.visitor.cartToken === null ? 0 : cartSeconds)
  forgetAttempts(c)
  c.set('visitor', { ...c.var.visitor, sessionToken: null })
}

/** Keeps the guest cart that the store created or carries on, for another day. */
export function setCartTokenCookie(c: Context<AppEnv>, cartToken: string): void {
  if (token(cartToken) === null) return
  setHostCookie(c, names.cart, cartToken, cartSeconds)
  if (c.var.visitor.sessionToken === null) setKnownVisitor(c, cartSeconds)
  c.set('visitor', { ...c.var.visitor, cartToken })
}

/** Forgets the guest cart, once it has become an order. */
export function dropCartToken(c: Context<AppEnv>): void {
  setHostCookie(c, names.cart, '', 0)
  if (c.var.visitor.sessionToken === null) setKnownVisitor(c, 0)
  c.set('visitor', { ...c.var.visitor, cartToken: null })
}

function token(value: string | undefined): string | null {
  return value !== undefined && /^[\w.~+/=:-]{1,2048}$/.test(value) ? value : null
}
