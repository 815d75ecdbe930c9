import type { DeferredParts } from '../../client/layout-data.ts'
import { settlesAtOnce } from '../cache/settles-at-once.ts'

/** Milliseconds that a page waits for its deferred parts before streaming. */
const patience = 50

/** Whether all deferred parts resolve (nearly) at once, so that the page need not be streamed. */
export async function areReadySoon(deferred: DeferredParts): Promise<boolean> {
  const parts = Object.values(deferred)
  if (parts.length === 0) return true
  const ready = Promise.all(parts).then(() => true)
  if (await settlesAtOnce(ready)) return ready
  const { promise: late, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(() => resolve(false), patience)
  try {
    return await Promise.race([ready, late])
  } finally {
    clearTimeout(timer)
  }
}
