import { mutate } from 'swr'

/** Paths of personal data. */
const personal = /^\/api\/(?:session|cart|wish-list)/

let isWatching = false

/**
 * A page restored from the bfcache shows an old cart and name; somebody may have signed out since.
 * Both are cleared at once and refetched. Watches once SWR has any of them.
 */
export function forgetRestored(): void {
  if (isWatching) return
  isWatching = true
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const isPersonal = (key: unknown) => typeof key === 'string' && personal.test(key)
    void mutate(isPersonal, undefined, { revalidate: true })
  })
}
