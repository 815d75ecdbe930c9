import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while the server's HTML is taken over, which for late parts of the page is after the
 * storage was read: what is stored must not change the markup before.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
