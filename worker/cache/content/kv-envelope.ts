import * as z from 'zod'
import type { RequestIdentity } from './request-identity.ts'
import { log } from '../../request/log.ts'
import type { ContentEntry } from '../entry.ts'
import { withTimeout } from '../with-timeout.ts'

/** Increment it when the meaning of stored values changes: older envelopes are then misses. */
const version = 3
const patience = 1000
/**
 * Milliseconds for which nothing is read after KV did not answer in time: a page makes several reads
 * one after the other, and would wait for each.
 */
const pause = 10_000
const pausedUntil = new WeakMap<KVNamespace, number>()

const Envelope = z.object({
  v: z.literal(version),
  value: z.unknown(),
  storedAt: z.number(),
  fresh: z.number(),
  stale: z.number(),
  ifError: z.number(),
  tags: z.array(z.string()),
  updatedAt: z.number().nullable(),
})

/** Any parser of a value: a schema of zod or zod/mini. */
export interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false }
}

/**
 * The entry of a key; null if it is missing or invalid, or if KV fails: all of these are misses.
 */
export async function readEnvelope<T>(
  kv: KVNamespace,
  key: RequestIdentity,
  schema: Schema<T>,
): Promise<{ entry: ContentEntry<T>; size: number } | null> {
  const text = await readText(kv, kvKey(key))
  if (text === null) return null
  try {
    const { v: _, ...entry } = Envelope.parse(JSON.parse(text))
    const value = schema.safeParse(entry.value)
    return value.success ? { entry: { ...entry, value: value.data }, size: text.length } : null
  } catch {
    return null
  }
}

/** Null also for a failure, which is logged. */
async function readText(kv: KVNamespace, key: string): Promise<string | null> {
  const started = Date.now()
  if (started < (pausedUntil.get(kv) ?? 0)) return null
  try {
    return await withTimeout(patience, kv.get(key))
  } catch (error) {
    const isPaused = Date.now() < (pausedUntil.get(kv) ?? 0)
    const isSlow = Date.now() - started >= patience
    if (isSlow) pausedUntil.set(kv, Date.now() + pause)
    // Of parallel reads that were all too slow one line is enough.
    const detail = error instanceof Error ? error.message.slice(0, 100) : 'unknown'
    if (!isPaused) log('warn', 'kv-failure', { detail })
    return null
  }
}

/** Stores an entry until it stops being useful. */
export async function writeEnvelope(
  kv: KVNamespace,
  key: RequestIdentity,
  entry: ContentEntry,
): Promise<void> {
  const seconds = Math.ceil((entry.fresh + entry.stale + entry.ifError) / 1000)
  await kv.put(kvKey(key), JSON.stringify({ v: version, ...entry }), {
    expirationTtl: Math.max(seconds, 60),
  })
}

export async function deleteEnvelope(kv: KVNamespace, key: RequestIdentity): Promise<void> {
  await kv.delete(kvKey(key))
}

function kvKey(key: RequestIdentity): string {
  return `content:${key}`
}
