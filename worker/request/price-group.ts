import * as z from 'zod'
import { type PriceGroup, publicPriceGroup } from '../../domain/context.ts'
import type { Config } from '../env.ts'
import { hmac, hmacMatches } from './hmac.ts'

const Payload = z.object({
  variant: z.string().min(1).max(64),
  groups: z.array(z.string().min(1).max(64)).max(50),
  /** Milliseconds since 1970. */
  expires: z.number(),
})

interface Verified {
  group: PriceGroup
  expires: number
}

const forged: Verified = { group: publicPriceGroup, expires: Infinity }
const memoSize = 2000
const memos = new WeakMap<Config, Map<string, Verified>>()

/** Value of the cookie that names a customer's price list, signed against alteration. */
export async function signPriceGroup(
  config: Config,
  group: PriceGroup,
  expires: number,
): Promise<string> {
  const sorted = { variant: group.variant, groups: [...new Set(group.groups)].sort(), expires }
  const payload = JSON.stringify(sorted)
  return `${payload}.${await hmac(config.SESSION_SECRET, signedText(payload))}`
}

/** The price group of a cookie value; the public one for a forged, altered or expired value. */
export function priceGroupOf(config: Config, value: string): PriceGroup | Promise<PriceGroup> {
  const known = memoOf(config).get(value)
  return known ? inTime(known) : verify(config, value)
}

async function verify(config: Config, value: string): Promise<PriceGroup> {
  const end = value.lastIndexOf('.')
  const payload = value.slice(0, Math.max(end, 0))
  const signature = value.slice(end + 1)
  const genuine = await hmacMatches(config.SESSION_SECRET, signedText(payload), signature)
  const verified = genuine ? parsePayload(payload) : forged
  const memo = memoOf(config)
  if (memo.size >= memoSize) memo.delete(memo.keys().next().value ?? '')
  memo.set(value, verified)
  return inTime(verified)
}

function parsePayload(payload: string): Verified {
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

function signedText(payload: string): string {
  return `price-group.${payload}`
}

function memoOf(config: Config): Map<string, Verified> {
  const known = memos.get(config)
  if (known) return known
  const memo = new Map<string, Verified>()
  memos.set(config, memo)
  return memo
}
