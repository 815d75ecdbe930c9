import type { VitalName } from '../../domain/vitals/metrics.ts'
import { createInteractions, createShifts } from './worst-of.ts'

type Metrics = Partial<Record<VitalName, number>>

/** Not in the DOM library yet: event-timing and layout-instability. */
interface Entry extends PerformanceEntry {
  interactionId?: number
  hadRecentInput?: boolean
  value?: number
}

/**
 * Watches this page view, including what happened before: the browser keeps its first entries.
 * Gives a function that reads the figures as they are.
 */
export function measureVitals(): () => Metrics {
  const interactions = createInteractions()
  const shifts = createShifts()
  const since = activationStart()
  let lcp: number | undefined
  const flushes = [
    observe('largest-contentful-paint', ({ startTime }) => {
      lcp = Math.max(startTime - since, 0)
    }),
    observe('layout-shift', ({ startTime, hadRecentInput, value = 0 }) => {
      if (!hadRecentInput) shifts.add(startTime, value)
    }),
    // The first interaction is told however short it was, others from 40 ms on.
    observe('first-input', interactions.add),
    observe('event', interactions.add, { durationThreshold: 40 }),
  ]
  return () => {
    for (const flush of flushes) flush?.()
    const ttfb = navigationTiming()?.responseStart ?? 0
    const inp = interactions.worst(interactionCount())
    return {
      ...(lcp !== undefined && { LCP: Math.round(lcp) }),
      ...(inp !== undefined && { INP: Math.round(inp) }),
      // Zero is a result only where shifts can be seen at all.
      ...(flushes[1] && { CLS: Math.round(shifts.worst() * 10_000) / 10_000 }),
      ...(ttfb > 0 && { TTFB: Math.round(Math.max(ttfb - since, 0)) }),
    }
  }
}

/** Of the request of this page. */
export function navigationTiming(): PerformanceNavigationTiming | undefined {
  const [page] = performance.getEntriesByType('navigation')
  return page instanceof PerformanceNavigationTiming ? page : undefined
}

/** When a prerendered page was opened, on its own clock; 0 for others. */
export function activationStart(): number {
  const { activationStart = 0 }: { activationStart?: number } = Object(navigationTiming())
  return activationStart
}

/** Calls `take` for each entry; gives a function for those that wait, or null where there is no such type. */
function observe(
  type: string,
  take: (entry: Entry) => void,
  options: { durationThreshold?: number } = {},
): (() => void) | null {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return null
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take))
  observer.observe({ type, buffered: true, ...options })
  return () => observer.takeRecords().forEach(take)
}

/** Of the whole page view, also those too short to be told; undefined where nobody counts. */
function interactionCount(): number | undefined {
  const { interactionCount }: { interactionCount?: number } = Object(performance)
  return interactionCount
}
