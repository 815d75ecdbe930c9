import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while hydrating the server's HTML, which for lazy parts of the page is after the
 * storage was read: what is stored must not change the markup before.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
