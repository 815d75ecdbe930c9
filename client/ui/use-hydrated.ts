import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while hydrating the server's HTML, also of lazy parts that hydrate after the storage was
 * read: stored values must not change the markup before.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
