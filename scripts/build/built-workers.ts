import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'

/** Build output for `wrangler deploy`: the folder of each Worker. */
export const deployConfig = '.wrangler/deploy/config.json'

const DeployConfig = z.object({
  configPath: z.string(),
  auxiliaryWorkers: z.array(z.object({ configPath: z.string() })).min(1),
})

const BuiltWorker = z.object({
  name: z.string(),
  main: z.string(),
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()),
  vars: z.record(z.string(), z.string()),
  kv_namespaces: z.array(z.object({ binding: z.string(), id: z.string() })).default([]),
  d1_databases: z.array(z.object({ binding: z.string(), database_id: z.string() })).default([]),
  images: z.object({ binding: z.string() }).optional(),
  r2_buckets: z.array(z.object({ binding: z.string(), bucket_name: z.string() })).default([]),
  assets: z
    .object({ run_worker_first: z.union([z.boolean(), z.array(z.string())]).default(false) })
    .prefault({}),
  ratelimits: z
    .array(
      z.object({
        name: z.string(),
        namespace_id: z.string(),
        simple: z.object({ limit: z.number(), period: z.union([z.literal(10), z.literal(60)]) }),
      }),
    )
    .default([]),
  triggers: z.object({ crons: z.array(z.string()).default([]) }).prefault({}),
})
export type BuiltWorker = z.infer<typeof BuiltWorker> & {
  /** Folder of its modules. */
  folder: string
  configPath: string
}

/** Both Workers as built by `npm run build`. */
export function readBuiltWorkers(): { storefront: BuiltWorker; backend: BuiltWorker } {
  if (!existsSync(deployConfig)) throw new Error(`${deployConfig} is missing: run npm run build`)
  const { configPath, auxiliaryWorkers } = DeployConfig.parse(readJson(deployConfig))
  const [auxiliary = { configPath }] = auxiliaryWorkers
  return { storefront: readWorker(configPath), backend: readWorker(auxiliary.configPath) }
}

function readWorker(path: string): BuiltWorker {
  const configPath = join(dirname(deployConfig), path)
  return { ...BuiltWorker.parse(readJson(configPath)), folder: dirname(configPath), configPath }
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Whether CMS or store is the embedded backend, rather than a custom one by URL. */
export function usesEmbeddedBackend({ CMS_URL = '', STORE_URL = '' }: Record<string, string>) {
  return CMS_URL === '' || STORE_URL === ''
}
