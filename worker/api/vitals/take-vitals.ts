import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { VitalsBeacon } from '../../../domain/vitals/beacon.ts'
import { type AppEnv, readConfig } from '../../env.ts'
import { afterResponse } from '../../request/after-response.ts'
import { isWithinLimit } from '../../upstream/rate-limit.ts'
import { recordVitals } from './record-vitals.ts'

/** Five times what the largest beacon has. */
const maxBytes = 2048
const noStore = { 'Cache-Control': 'no-store' }

/** A beacon that is larger is refused by its length, before it is read. */
export const limitBeacon = bodyLimit({
  maxSize: maxBytes,
  onError: (c) => refuse(c, 413, 'A beacon has 2 kB at most'),
})

/**
 * Takes the figures of one page view. It stands before everything that reads cookies or languages:
 * nothing of the visitor goes in, and no cookie comes out.
 */
export async function takeVitals(c: Context<AppEnv>): Promise<Response> {
  const config = readConfig(c.env)
  if (config.VITALS_SAMPLE === 0) return refuse(c, 404, 'Nothing is measured here')
  // Pages of others could post JSON after a preflight, which nobody answers; scripts have no origin.
  if (c.req.header('Origin') !== new URL(c.req.url).origin) {
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

/** The platform's own word for the country; no address is looked up for it. */
function countryOf({ cf }: Request): string {
  const country = cf?.country
  return typeof country === 'string' && /^[A-Z][A-Z\d]$/.test(country) ? country : 'XX'
}

function refuse(c: Context, status: 400 | 403 | 404 | 413 | 415 | 429, title: string): Response {
  return c.json({ errors: [{ status, title }] }, status, noStore)
}
