import * as z from 'zod/mini'

/** One thing that the shop needs; `ok` says whether it is as it should be. */
export const HealthCheck = z.looseObject({ ok: z.boolean() })
export type HealthCheck = z.infer<typeof HealthCheck>

/** How the shop is: 200 where all is well, 503 where any check says no. */
export const Health = z.object({
  ok: z.boolean(),
  /** Of the storefront's build. */
  version: z.optional(z.string()),
  checks: z.record(z.string(), HealthCheck),
})
export type Health = z.infer<typeof Health>

/** What a caller hears: no checks where the signature could not be looked at. */
export const ReportedHealth = z.object({ ...Health.shape, checks: z.optional(Health.shape.checks) })

export function healthOf(checks: Record<string, HealthCheck>, version?: string): Health {
  const ok = Object.values(checks).every((check) => check.ok)
  return { ok, ...(version !== undefined && { version }), checks }
}
