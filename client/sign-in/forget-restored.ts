import { mutate } from 'swr'

/** Paths of personal data. */
const personal = /^\/api\/(?:session|cart|wish-list)/

/**
 * A page restored from the bfcache shows an old cart and name; somebody may have signed out since.
 * Both are cleared at once and refetched.
 */
export function forgetRestored(): () => void {
  const restored = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    const isPersonal = (key: unknown) => typeof key === 'string' && personal.test(key)
    void mutate(isPersonal, undefined, { revalidate: true })
  }
  addEventListener('pageshow', restored)
  return () => removeEventListener('pageshow', restored)
}
