import type { Context } from 'hono'
import { vitalNames } from '../../../domain/vitals/metrics.ts'
import type { VitalsSample } from '../../../domain/vitals/beacon.ts'
import { vitalsColumns } from '../../../domain/vitals/columns.ts'
import type { AppEnv, Config, Env } from '../../env.ts'
import { storefrontHeaders } from '../../upstream/upstream-context.ts'
import { traceparentOf } from '../../request/trace.ts'
import { log } from '../../request/log.ts'

/** Isolates that have already logged that they drop beacons. */
const warned = new WeakSet<Env>()

/**
 * Writes a sample to Workers Analytics Engine, which does not block. Without one, a development
 * database stores it; production drops it, because every page view would write. Returns the work
 * for waitUntil.
 */
export function recordVitals(
  c: Context<AppEnv>,
  config: Config,
  sample: VitalsSample,
): Promise<unknown> | undefined {
  const { VITALS, BACKEND } = c.env
  if (VITALS) return writeDataPoints(VITALS, sample)
  if (config.ENVIRONMENT !== 'production' && BACKEND) {
    return BACKEND.fetch(new URL('/vitals', c.req.url).href, {
      method: 'POST',
      headers: {
        ...storefrontHeaders(config),
        traceparent: traceparentOf(c.req.raw),
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(sample),
    }).then(async (response) => {
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The backend answers ${response.status}`)
    })
  }
  if (!warned.has(c.env)) {
    warned.add(c.env)
    log('warn', 'vitals-dropped', { detail: 'there is no binding VITALS' })
  }
  return undefined
}

/** One data point per metric, so that each has its own quantiles. */
function writeDataPoints(dataset: AnalyticsEngineDataset, sample: VitalsSample): undefined {
  for (const metric of vitalNames) {
    const value = sample.metrics[metric]
    if (value === undefined) continue
    const labels = { ...sample, metric }
    dataset.writeDataPoint({
      indexes: [metric],
      blobs: vitalsColumns.map((column) => labels[column]),
      doubles: [value],
    })
  }
}
