import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { formatGiftIds, parseGiftIds } from '../../../domain/cart/select-gifts.ts'
import type { AppEnv } from '../../env.ts'
import { day, hostCookieName, setHostCookie } from './cookies.ts'

const name = 'gifts'

/** Ids of the chosen order gifts; HttpOnly. */
export function chosenGiftIds(c: Context<AppEnv>): string[] {
  return parseGiftIds(getCookie(c, hostCookieName(c.var.config, name)))
}

/** Saves the choice as long as a guest's cart; cleared if it is empty or ordered. */
export function setGiftsCookie(c: Context<AppEnv>, ids: readonly string[]): void {
  setHostCookie(c, name, formatGiftIds(ids), ids.length > 0 ? day : 0)
}
