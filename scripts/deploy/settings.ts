import { unstable_readConfig as readConfig } from 'wrangler'
import * as z from 'zod'

/** Checked parts of a wrangler.toml. */
export const WorkerSettings = z.object({
  name: z.string(),
  vars: z
    .record(z.string(), z.unknown())
    .transform((vars) =>
      Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)])),
    ),
  workers_dev: z.boolean().optional(),
  preview_urls: z.boolean().optional(),
  routes: z
    .array(
      z.union([
        z.string().transform((pattern) => ({ pattern, custom_domain: false })),
        z.object({ pattern: z.string(), custom_domain: z.boolean().default(false) }),
      ]),
    )
    .default([]),
  observability: z.object({ enabled: z.boolean().default(false) }).optional(),
  kv_namespaces: z.array(z.object({ binding: z.string(), id: z.string().default('') })).default([]),
  d1_databases: z
    .array(z.object({ binding: z.string(), database_id: z.string().default('') }))
    .default([]),
  r2_buckets: z.array(z.object({ binding: z.string() })).default([]),
  queues: z
    .object({
      producers: z.array(z.object({ binding: z.string(), queue: z.string() })).default([]),
      consumers: z
        .array(
          z.object({
            queue: z.string(),
            max_batch_size: z.number().default(10),
            max_retries: z.number().default(3),
            dead_letter_queue: z.string().default(''),
          }),
        )
        .default([]),
    })
    .prefault({}),
  analytics_engine_datasets: z.array(z.object({ binding: z.string() })).default([]),
  send_email: z.array(z.object({ name: z.string() })).default([]),
  cache: z
    .object({ enabled: z.boolean(), cross_version_cache: z.boolean().default(false) })
    .optional(),
  /** Of entrypoints; a durable object class has no cache. */
  exports: z
    .record(z.string(), z.object({ cache: z.object({ enabled: z.boolean() }).optional() }))
    .default({}),
  services: z.array(z.object({ binding: z.string(), service: z.string() })).default([]),
  placement: z.object({ mode: z.string().default('') }).optional(),
  triggers: z.object({ crons: z.array(z.string()).default([]) }).prefault({}),
})
export type WorkerSettings = z.infer<typeof WorkerSettings>

export interface DeploySettings {
  storefront: WorkerSettings
  backend: WorkerSettings
  /** Names of each Worker's secrets; null: unknown. */
  secrets: { storefront: readonly string[] | null; backend: readonly string[] | null }
}

export function readSettings(config: string): WorkerSettings {
  const { route, routes, ...settings } = readConfig({ config }, { hideWarnings: true })
  return WorkerSettings.parse({
    ...settings,
    routes: [...(routes ?? []), ...(route === undefined ? [] : [route])],
  })
}
