import { useEffect, useMemo, useState } from 'react'
import { shopTime } from '../../../domain/time/day.ts'

/**
 * Time for delivery promises: the server's while hydrating, then updated whenever a cut-off
 * (`12:00`) or a day of the shop has passed, also in background tabs.
 */
export function useShopClock(rendered: string, closings: readonly string[]): Date {
  const [now, setNow] = useState(rendered)
  // A newly rendered server time is later than the browser's state.
  const latest = now > rendered ? now : rendered
  const times = [...new Set(closings)].join()
  useEffect(() => {
    function check() {
      const current = new Date().toISOString()
      if (current > latest && phaseOf(current, times) !== phaseOf(latest, times)) setNow(current)
    }
    check()
    const timer = setInterval(check, 10_000)
    addEventListener('pageshow', check)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      removeEventListener('pageshow', check)
      document.removeEventListener('visibilitychange', check)
    }
  }, [latest, times])
  return useMemo(() => new Date(latest), [latest])
}

/** The day and the number of its passed cut-offs. */
function phaseOf(instant: string, times: string): string {
  const { day, time } = shopTime(new Date(instant))
  return `${day} ${times.split(',').filter((closing) => closing <= time).length}`
}
