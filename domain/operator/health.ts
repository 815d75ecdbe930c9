import * as z from 'zod/mini'

/** A health check; `ok` is its result. */
export const HealthCheck = z.looseObject({ ok: z.boolean() })
export type HealthCheck = z.infer<typeof HealthCheck>

/** Health of the shop: 200 if all checks pass, else 503. */
export const Health = z.object({
  ok: z.boolean(),
  /** Version of the storefront's build. */
  version: z.optional(z.string()),
  checks: z.record(z.string(), HealthCheck),
})
export type Health = z.infer<typeof Health>

/** Public part: no checks without a valid signature. */
export const ReportedHealth = z.object({ ...Health.shape, checks: z.optional(Health.shape.checks) })

export function healthOf(checks: Record<string, HealthCheck>, version?: string): Health {
  const ok = Object.values(checks).every((check) => check.ok)
  return { ok, ...(version !== undefined && { version }), checks }
}
