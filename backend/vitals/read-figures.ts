import * as z from 'zod'
import { type VitalsGroup, vitalsGroups } from '../../domain/vitals/columns.ts'
import { quantiles, type VitalsFigures, type VitalsRow } from '../../domain/vitals/figures.ts'
import { vitalNames } from '../../domain/vitals/metrics.ts'
import { query, readBatch, rowSchema } from '../db/rows.ts'
import type { Config } from '../env.ts'
import { queryAnalytics } from './query-analytics.ts'

const FigureRow = rowSchema('vital_sample', {
  name: z.string(),
  metric: z.enum(vitalNames),
  samples: z.number(),
  p50: z.number(),
  p75: z.number(),
  p95: z.number(),
})

/** Metrics of the last days: from Analytics Engine if configured, else from the database. */
export async function readFigures(
  db: D1Database,
  config: Config,
  { days, now }: { days: number; now: Date },
): Promise<VitalsFigures> {
  const rows = config.ANALYTICS_ACCOUNT
    ? await Promise.all(vitalsGroups.map((group) => queryAnalytics(config, group, days)))
    : await readStored(db, new Date(now.getTime() - days * 86_400_000))
  const found = vitalsGroups.map((group, index) => [group, rows[index] ?? []] as const)
  // The groups are the keys; Object.fromEntries loses that type.
  return Object.fromEntries(found) as VitalsFigures
}

function readStored(db: D1Database, since: Date): Promise<VitalsRow[][]> {
  const figures = (group: VitalsGroup) =>
    query(db.prepare(rankedSql(group)).bind(since.toISOString()), FigureRow)
  return readBatch<VitalsRow[][]>(db, vitalsGroups.map(figures))
}

/**
 * Nearest-rank quantile: the smallest value that at least this share of all values does not exceed.
 */
function rankedSql(group: VitalsGroup): string {
  const columns = Object.entries(quantiles).map(
    ([name, share]) =>
      `min(value) FILTER (WHERE place * 100 >= samples * ${share * 100}) AS ${name}`,
  )
  return `SELECT metric, name, samples, ${columns.join(', ')} FROM (
    SELECT metric, ${group} AS name, value,
      row_number() OVER (PARTITION BY metric, ${group} ORDER BY value) AS place,
      count(*) OVER (PARTITION BY metric, ${group}) AS samples
    FROM vital_sample WHERE at >= ?1
  ) GROUP BY metric, name, samples`
}
