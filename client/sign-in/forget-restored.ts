import { mutate } from 'swr'

/** Paths of what belongs to one visitor. */
const personal = /^\/api\/(?:session|cart|wish-list)/

/**
 * A page that the browser brings back as it was left (bfcache) shows the cart and the name of then;
 * meanwhile somebody may have signed out. Both are dropped at once and asked for again.
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
