import type { VitalName } from '../../domain/vitals/metrics.ts'
import { createInpMetric, createClsMetric } from './interaction-metrics.ts'

type Metrics = Partial<Record<VitalName, number>>

/** Not in the DOM library yet: event-timing and layout-instability. */
interface Entry extends PerformanceEntry {
  interactionId?: number
  hadRecentInput?: boolean
  value?: number
}

/**
 * Observes this page view from its start: the browser buffers earlier entries. Returns a function
 * that reads the current metrics.
 */
export function measureVitals(): () => Metrics {
  const interactions = createInpMetric()
  const shifts = createClsMetric()
  const since = activationStart()
  let lcp: number | undefined
  const flushes = [
    observe('largest-contentful-paint', ({ startTime }) => {
      lcp = Math.max(startTime - since, 0)
    }),
    observe('layout-shift', ({ startTime, hadRecentInput, value = 0 }) => {
      if (!hadRecentInput) shifts.add(startTime, value)
    }),
    // The first interaction is reported at any duration, others from 40 ms on.
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
      // Zero is a result only if the browser supports layout-shift.
      ...(flushes[1] && { CLS: Math.round(shifts.worst() * 10_000) / 10_000 }),
      ...(ttfb > 0 && { TTFB: Math.round(Math.max(ttfb - since, 0)) }),
    }
  }
}

/** Navigation timing of this page. */
export function navigationTiming(): PerformanceNavigationTiming | undefined {
  const [page] = performance.getEntriesByType('navigation')
  return page instanceof PerformanceNavigationTiming ? page : undefined
}

/** activationStart of a prerendered page; 0 for others. */
export function activationStart(): number {
  const { activationStart = 0 }: { activationStart?: number } = Object(navigationTiming())
  return activationStart
}

/**
 * Calls `take` for each entry; returns a function for pending entries, or null if the type is
 * unsupported.
 */
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

/** Interactions of the whole page view, short ones included; undefined if unsupported. */
function interactionCount(): number | undefined {
  const { interactionCount }: { interactionCount?: number } = Object(performance)
  return interactionCount
}
