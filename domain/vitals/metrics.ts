/** Metrics of a page view (Core Web Vitals and time to first byte). */
export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const
export type VitalName = (typeof vitalNames)[number]

export type Rating = 'good' | 'needs improvement' | 'poor'

/**
 * Values up to `good` are good, above `poor` poor: Google's published thresholds for the 75th
 * percentile. Milliseconds, except CLS, which has no unit.
 */
export const thresholds: Record<VitalName, { good: number; poor: number }> = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  TTFB: { good: 800, poor: 1800 },
}

export function rate(name: VitalName, value: number): Rating {
  const { good, poor } = thresholds[name]
  if (value <= good) return 'good'
  return value <= poor ? 'needs improvement' : 'poor'
}

/** Page cache outcome of the document: `page` in its Server-Timing. */
export const cacheOutcomes = ['cached', 'stale', 'miss', 'bypass', 'unknown'] as const
export const connections = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const
export const devices = ['phone', 'tablet', 'desktop'] as const
