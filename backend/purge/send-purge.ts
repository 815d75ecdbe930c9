import {
  hookHeaders,
  type Purge,
  purgeTag,
  signedText,
  tagPattern,
} from '../../domain/contract/purge.ts'
import { readConfig, type Env } from '../env.ts'
import type { Changed } from './changed-tags.ts'
import { hmac } from '../../domain/crypto/hmac.ts'

/** Maximum tags per webhook; beyond it whole upstreams are purged. */
const maxTags = 500
/** Milliseconds before the only retry. */
const retryAfter = 2000
const patience = 5000

/** Whether there is a storefront to notify (PURGE_URL). */
export function isPurgeConfigured(env: Env): boolean {
  const { PURGE_URL, PURGE_SECRET } = readConfig(env)
  return PURGE_URL !== '' && PURGE_SECRET !== ''
}

/** Sends a purge of these tags to the storefront. @throws if the retry failed too */
export async function sendPurge(
  env: Env,
  { tags, updatedAt, bookmark }: Changed & Pick<Purge, 'bookmark'>,
): Promise<void> {
  const { PURGE_URL, PURGE_SECRET } = readConfig(env)
  const named = [...new Set(tags)]
  // One that the storefront refuses would hold up all others.
  const isNameable = named.length <= maxTags && named.every((tag) => tagPattern.test(tag))
  const purge: Purge = {
    tags: isNameable ? named : [purgeTag.cms, purgeTag.store],
    updatedAt: updatedAt.toISOString(),
    ...(bookmark && { bookmark }),
  }
  const send = () => attempt(env, PURGE_URL, PURGE_SECRET, JSON.stringify(purge))
  if ((await send()) === null) return
  await new Promise((resolve) => setTimeout(resolve, retryAfter))
  const failure = await send()
  if (failure !== null) throw new Error(`The storefront was not told of a change: ${failure}`)
}

/** Null if the webhook was accepted, else the reason. */
async function attempt(
  { SHOP }: Env,
  url: string,
  secret: string,
  body: string,
): Promise<string | null> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const request = new Request(url, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      [hookHeaders.timestamp]: timestamp,
      [hookHeaders.signature]: await hmac(secret, signedText(timestamp, body)),
    },
    signal: AbortSignal.timeout(patience),
  })
  try {
    const response = await (SHOP ? SHOP.fetch(request) : fetch(request))
    await response.body?.cancel()
    return response.ok ? null : `status ${response.status}`
  } catch (error) {
    return error instanceof Error ? error.name : 'unknown'
  }
}
