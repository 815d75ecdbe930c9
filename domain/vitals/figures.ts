import type { VitalName } from './metrics.ts'
import type { VitalsGroup } from './columns.ts'

/** A metric for one group of page views: screen, cache outcome, country, device. */
export interface VitalsRow {
  name: string
  metric: VitalName
  samples: number
  p50: number
  p75: number
  p95: number
}

export type VitalsFigures = Record<VitalsGroup, VitalsRow[]>

/** Displayed quantiles. */
export const quantiles = { p50: 0.5, p75: 0.75, p95: 0.95 } as const
