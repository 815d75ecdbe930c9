import * as z from 'zod'
import { type PriceGroup, publicPriceGroup } from '../../../domain/context.ts'
import type { Config } from '../../env.ts'
import { hmac, hmacMatchesAny } from '../../../domain/crypto/hmac.ts'

const Payload = z.object({
  variant: z.string().min(1).max(64),
  groups: z.array(z.string().min(1).max(64)).max(50),
  /** Milliseconds since 1970. */
  expires: z.number(),
})

interface Verified {
  /** The session that the signature was checked with. */
  sessionToken: string
  group: PriceGroup
  expires: number
}

const memoSize = 2000
const memos = new WeakMap<Config, Map<string, Verified>>()

/**
 * Cookie value of a customer's price group. Its signature covers the session as well, so it is
 * worthless without it.
 */
export async function signPriceGroup(
  config: Config,
  sessionToken: string,
  group: PriceGroup,
  expires: number,
): Promise<string> {
  const sorted = { variant: group.variant, groups: [...new Set(group.groups)].sort(), expires }
  const payload = JSON.stringify(sorted)
  return `${payload}.${await hmac(config.SESSION_SECRET, signedText(sessionToken, payload))}`
}

/** The price group of a cookie value; the public one for a forged, altered or expired value. */
export function priceGroupOf(
  config: Config,
  sessionToken: string,
  value: string,
): PriceGroup | Promise<PriceGroup> {
  const known = memoOf(config).get(value)
  // With another session the signature is invalid, so the result must not be cached for it.
  return known?.sessionToken === sessionToken ? inTime(known) : verify(config, sessionToken, value)
}

async function verify(config: Config, sessionToken: string, value: string): Promise<PriceGroup> {
  const end = value.lastIndexOf('.')
  const payload = value.slice(0, Math.max(end, 0))
  const signature = value.slice(end + 1)
  const text = signedText(sessionToken, payload)
  const secrets = [config.SESSION_SECRET, config.FORMER_SESSION_SECRET]
  const genuine = await hmacMatchesAny(secrets, text, signature)
  const parsed = genuine ? parsePayload(payload) : forged
  const verified = { ...parsed, sessionToken }
  const memo = memoOf(config)
  if (memo.size >= memoSize) memo.delete(memo.keys().next().value ?? '')
  memo.set(value, verified)
  return inTime(verified)
}

const forged = { group: publicPriceGroup, expires: Infinity }

function parsePayload(payload: string): Omit<Verified, 'sessionToken'> {
  try {
    const { expires, ...group } = Payload.parse(JSON.parse(payload))
    return { group: Object.freeze(group), expires }
  } catch {
    return forged
  }
}

function inTime(verified: Verified): PriceGroup {
  return Date.now() < verified.expires ? verified.group : publicPriceGroup
}

function signedText(sessionToken: string, payload: string): string {
  return `price-group.${sessionToken}.${payload}`
}

function memoOf(config: Config): Map<string, Verified> {
  const known = memos.get(config)
  if (known) return known
  const memo = new Map<string, Verified>()
  memos.set(config, memo)
  return memo
}
