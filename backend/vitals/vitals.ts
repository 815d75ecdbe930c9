import { Hono } from 'hono'
import { VitalsSample } from '../../domain/vitals/beacon.ts'
import type { AppEnv } from '../contract/handle.ts'
import { Refusal } from '../contract/refusal.ts'
import { storeSample } from './store-sample.ts'

/** Stores the storefront's page view metrics if it has no Analytics Engine. */
export const vitals = new Hono<AppEnv>()

vitals.post('/', async (c) => {
  const sample = VitalsSample.safeParse(await c.req.json().catch(() => null))
  if (!sample.success) throw new Refusal(400, { key: 'invalid', code: 'invalid' })
  await storeSample(c.env.DB, sample.data)
  return c.body(null, 204)
})
