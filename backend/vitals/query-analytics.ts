import * as z from 'zod'
import { type VitalsColumn, type VitalsGroup, vitalsColumns } from '../../domain/vitals/columns.ts'
import { quantiles, type VitalsRow } from '../../domain/vitals/figures.ts'
import { vitalNames } from '../../domain/vitals/metrics.ts'
import type { Config } from '../env.ts'

const timeoutMs = 10_000

// 64-bit sums of weights come as text.
const amount = z.union([z.number(), z.string().regex(/^\d+(?:\.\d+)?$/)]).pipe(z.coerce.number())
const ResponseBody = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      metric: z.enum(vitalNames),
      samples: amount,
      p50: amount,
      p75: amount,
      p95: amount,
    }),
  ),
})

/** The query failed; the message is for operators. */
export class AnalyticsFailure extends Error {
  override name = 'AnalyticsFailure'
}

/**
 * Queries Workers Analytics Engine by its SQL API. It samples large data, so each row counts
 * `_sample_interval` times.
 */
export async function queryAnalytics(
  config: Config,
  group: VitalsGroup,
  days: number,
): Promise<VitalsRow[]> {
  const { ANALYTICS_API_URL, ANALYTICS_ACCOUNT, ANALYTICS_TOKEN } = config
  const url = `${ANALYTICS_API_URL}/client/v4/accounts/${ANALYTICS_ACCOUNT}/analytics_engine/sql`
  const response = await fetch(url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${ANALYTICS_TOKEN}` },
    body: figuresSql(config.ANALYTICS_DATASET, group, days),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new AnalyticsFailure(`it cannot be reached (${nameOf(error)})`)
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new AnalyticsFailure(`it answers ${response.status}`)
  }
  const result = ResponseBody.safeParse(await response.json().catch(() => null))
  if (!result.success) throw new AnalyticsFailure('its response does not fit')
  return result.data.data
}

/** Only the number of days comes from a request. */
function figuresSql(dataset: string, group: VitalsGroup, days: number): string {
  const blob = (column: VitalsColumn) => `blob${vitalsColumns.indexOf(column) + 1}`
  const columns = Object.entries(quantiles).map(
    ([name, share]) => `quantileExactWeighted(${share})(double1, _sample_interval) AS ${name}`,
  )
  return `SELECT ${blob(group)} AS name, ${blob('metric')} AS metric, SUM(_sample_interval) AS samples, ${columns.join(', ')}
FROM ${dataset}
WHERE timestamp > NOW() - INTERVAL '${days}' DAY
GROUP BY name, metric
FORMAT JSON`
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}
