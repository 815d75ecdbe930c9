import type { VitalName } from './metrics.ts'
import type { VitalsGroup } from './columns.ts'

/** One metric of the page views of one kind: of a screen, a cache outcome, a country, a device. */
export interface VitalsRow {
  name: string
  metric: VitalName
  samples: number
  p50: number
  p75: number
  p95: number
}

export type VitalsFigures = Record<VitalsGroup, VitalsRow[]>

/** Quantiles that are shown. */
export const quantiles = { p50: 0.5, p75: 0.75, p95: 0.95 } as const
