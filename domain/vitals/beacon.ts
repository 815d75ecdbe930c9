import * as z from 'zod/mini'
import { screenRoutes } from '../screens/screens.gen.ts'
import type { ScreenName } from '../routes.ts'
import { cacheOutcomes, connections, devices } from './metrics.ts'

// Ten minutes: longer values are from abandoned tabs.
const milliseconds = z.number().check(z.minimum(0), z.maximum(600_000))

/**
 * Metrics of one page view. Only enum values and numbers, so that a beacon cannot carry personal
 * data. Parsed by the Worker only; the browser knows its type.
 */
export const VitalsBeacon = z.strictObject({
  // Its keys are the screens' names; Object.keys loses that type.
  screen: z.enum(Object.keys(screenRoutes) as ScreenName[]),
  cache: z.enum(cacheOutcomes),
  connection: z.enum(connections),
  device: z.enum(devices),
  /** Build of the page. */
  version: z.string().check(z.regex(/^(?:dev|[\da-f]{12})$/)),
  metrics: z
    .strictObject({
      LCP: z.optional(milliseconds),
      INP: z.optional(milliseconds),
      CLS: z.optional(z.number().check(z.minimum(0), z.maximum(1000))),
      TTFB: z.optional(milliseconds),
    })
    .check(z.refine((metrics) => Object.keys(metrics).length > 0, 'is empty')),
})
export type VitalsBeacon = z.infer<typeof VitalsBeacon>

/** A beacon with the country added by the edge, `XX` if unknown. */
export const VitalsSample = z.extend(VitalsBeacon, {
  country: z.string().check(z.regex(/^[A-Z][A-Z\d]$/)),
})
export type VitalsSample = z.infer<typeof VitalsSample>
