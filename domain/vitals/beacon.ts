import * as z from 'zod/mini'
import { screenRoutes } from '../screens/screens.gen.ts'
import type { ScreenName } from '../routes.ts'
import { cacheOutcomes, connections, devices } from './metrics.ts'

// Ten minutes: whoever waits longer has left something open.
const milliseconds = z.number().check(z.minimum(0), z.maximum(600_000))

/**
 * What a browser tells of one page view. No address, no id, nothing of a person: only words of
 * closed lists and numbers, so that a beacon cannot carry anything else. It is read by the Worker
 * only; the browser knows its type.
 */
export const VitalsBeacon = z.strictObject({
  // Its keys are the screens' names; Object.keys forgets that.
  screen: z.enum(Object.keys(screenRoutes) as ScreenName[]),
  cache: z.enum(cacheOutcomes),
  connection: z.enum(connections),
  device: z.enum(devices),
  /** Of the build that the page is of. */
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

/** A beacon with the country that the edge has added, `XX` where it knows none. */
export const VitalsSample = z.extend(VitalsBeacon, {
  country: z.string().check(z.regex(/^[A-Z][A-Z\d]$/)),
})
export type VitalsSample = z.infer<typeof VitalsSample>
