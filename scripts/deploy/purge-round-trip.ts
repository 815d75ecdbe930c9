import { createHmac } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { hookHeaders, type Purge, purgeTag, signedText } from '../../domain/contract/purge.ts'

interface Waiting {
  /**
   * Polling interval in milliseconds and number of polls: KV reaches other data centres within a
   * minute.
   */
  between: number
  looks: number
}

/**
 * Sends a signed purge of the home page and waits until the shop renders it anew. Returns the
 * problem, if any.
 */
export async function purgeRoundTrip(
  origin: string,
  secret: string,
  { between, looks }: Waiting = { between: 3000, looks: 30 },
): Promise<string[]> {
  const noted: string[] = []
  const look = (isExpected: (isFresh: boolean) => boolean) =>
    seen(origin, isExpected, { between, looks, noted })
  if (!(await look((isFresh) => isFresh)))
    return [`${origin}/ is never answered from a cache (Cache-Status).`]
  const forged = await sendPurge(origin, `${secret}-forged`)
  if (forged !== 401) return [`${origin}/hooks/purge answers ${forged} to a forged signature.`]
  const status = await sendPurge(origin, secret)
  if (status === 401) return [`${origin}/hooks/purge does not know this PURGE_SECRET.`]
  if (status !== 204) return [`${origin}/hooks/purge answers ${status}.`]
  if (await look((isFresh) => !isFresh)) return withoutTier(origin, noted)
  return [`${origin}/ is still answered from before the purge after ${(between * looks) / 1000} s.`]
}

/** Pages were requested through the platform's cache, but there is none. */
function withoutTier(origin: string, noted: readonly string[]): string[] {
  return noted.some((status) => status.includes('Platform; fwd=bypass'))
    ? [`${origin}: PLATFORM_CACHE is on, but no cache stands before Pages ([exports.Pages]).`]
    : []
}

/** Polls until the home page is as expected, and records its cache headers. */
async function seen(
  origin: string,
  isExpected: (isFresh: boolean) => boolean,
  { between, looks, noted }: Waiting & { noted: string[] },
): Promise<boolean> {
  for (let look = 0; look < looks; look++) {
    if (look > 0) await setTimeout(between)
    const response = await fetch(`${origin}/`)
    await response.body?.cancel()
    const status = response.headers.get('Cache-Status') ?? ''
    noted.push(status)
    if (isExpected(isFreshHit(status))) return true
  }
  return false
}

/** RFC 9211: a hit that is not stale. */
function isFreshHit(cacheStatus: string): boolean {
  const [first = ''] = cacheStatus.split(',')
  return /;\s*hit\b/.test(first) && !first.includes('stale')
}

async function sendPurge(origin: string, secret: string): Promise<number> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const purge: Purge = { tags: [purgeTag.homepage], updatedAt: new Date().toISOString() }
  const body = JSON.stringify(purge)
  const signature = createHmac('sha256', secret).update(signedText(timestamp, body)).digest('hex')
  const response = await fetch(`${origin}/hooks/purge`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [hookHeaders.timestamp]: timestamp,
      [hookHeaders.signature]: signature,
    },
    body,
  })
  await response.body?.cancel()
  return response.status
}
