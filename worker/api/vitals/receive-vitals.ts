import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { VitalsBeacon } from '../../../domain/vitals/beacon.ts'
import { type AppEnv, readConfig } from '../../env.ts'
import { afterResponse } from '../../request/after-response.ts'
import { isOwnOrigin } from '../../request/own-origin.ts'
import { isWithinLimit } from '../../upstream/rate-limit.ts'
import { recordVitals } from './record-vitals.ts'

/** Five times the size of the largest beacon. */
const maxBytes = 2048
const noStore = { 'Cache-Control': 'no-store' }

/** An oversized beacon is refused by its Content-Length, before it is read. */
export const limitBeacon = bodyLimit({
  maxSize: maxBytes,
  onError: (c) => refuse(c, 413, 'A beacon has 2 kB at most'),
})

/**
 * Records the metrics of a page view. Mounted before everything that reads cookies or the locale,
 * so that nothing personal is recorded and no cookie is set.
 */
export async function receiveVitals(c: Context<AppEnv>): Promise<Response> {
  const config = readConfig(c.env)
  if (config.VITALS_SAMPLE === 0) return refuse(c, 404, 'Nothing is measured here')
  // Cross-site JSON needs a preflight, which is never answered; non-browser clients send no Origin.
  if (!isOwnOrigin(c.req.header('Origin') ?? '', c)) {
    return refuse(c, 403, 'Only pages of this shop report')
  }
  if (!/^application\/json(?:;|$)/i.test(c.req.header('Content-Type') ?? '')) {
    return refuse(c, 415, 'A beacon is JSON')
  }
  if (!(await isWithinLimit(c, 'vitals'))) {
    c.header('Retry-After', '60')
    return refuse(c, 429, 'Too many beacons')
  }
  const beacon = VitalsBeacon.safeParse(await c.req.json().catch(() => null))
  if (!beacon.success) return refuse(c, 400, 'The beacon does not fit')
  const sample = { ...beacon.data, country: countryOf(c.req.raw) }
  const written = recordVitals(c, config, sample)
  if (written) afterResponse(c, written)
  return c.body(null, 204, noStore)
}

/** The country comes from the platform; no IP address is looked up. */
function countryOf({ cf }: Request): string {
  const country = cf?.country
  return typeof country === 'string' && /^[A-Z][A-Z\d]$/.test(country) ? country : 'XX'
}

function refuse(c: Context, status: 400 | 403 | 404 | 413 | 415 | 429, title: string): Response {
  return c.json({ errors: [{ status, title }] }, status, noStore)
}
