import { useSyncExternalStore } from 'react'

const minute = 60_000

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, minute / 4)
  return () => clearInterval(timer)
}

const currentMinute = () => Math.floor(Date.now() / minute) * minute

/**
 * The current time, to the minute. Null in the server's HTML, which may be an hour old, and while
 * hydrating.
 */
export function useMinute(): number | null {
  return useSyncExternalStore(subscribe, currentMinute, () => null)
}
