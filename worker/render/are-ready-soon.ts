import type { DeferredParts } from '../../client/layout-data.ts'

/** Milliseconds that a page waits for its deferred parts before streaming. */
const patience = 50

/** Whether all deferred parts resolve (nearly) at once, so that the page need not be streamed. */
export async function areReadySoon(deferred: DeferredParts): Promise<boolean> {
  const parts = Object.values(deferred)
  if (parts.length === 0) return true
  const { promise: late, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(() => resolve(false), patience)
  try {
    return await Promise.race([Promise.all(parts).then(() => true), late])
  } finally {
    clearTimeout(timer)
  }
}
