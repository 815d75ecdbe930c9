import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type BuiltWorker, readBuiltWorkers } from '../build/built-workers.ts'
import { localDomains } from './local-domains.ts'
import { backendVars, storefrontVars } from './local-vars.ts'
import { RuntimeLog } from './runtime-log.ts'
import { startScheduledRuns } from './scheduled-runs.ts'
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from 'miniflare'

/** Folder of the simulators' database and caches; shared with the dev server. */
export const dataFolder = '.local/v3'
/** Ids of the simulated databases by binding. */
export const databaseIds = { DB: 'luftbasis', SEARCH_DB: 'luftbasis-search' }

interface ShopOptions {
  port: number
  /** Listening address; loopback by default. */
  host?: string
  /** Folder for database and caches; empty: in memory. */
  data: string
  /** ISO 3166-1 alpha-2 country of visitors; empty: unknown. */
  country: string
  /** False: without asset files, because the simulator's router costs more than a page. */
  assets?: boolean
  /** Port of the inspector, for measuring. */
  inspectorPort?: number
  /** Limit of each isolate's heap; V8 takes one of gigabytes from the machine otherwise. */
  heapMegabytes?: number
  /** Overrides of the variables in both wrangler.toml. */
  vars?: Record<string, string>
  backendVars?: Record<string, string>
  /** Is called when the runtime has ended and cannot be started again. */
  onLost?: () => void
  /** A module that wraps the storefront's entry, and its further modules, by name. */
  before?: { name: string; contents: string }[]
}

/** Listens on loopback by default. */
export const loopback = '127.0.0.1'

/** Both Workers as built, in one workerd, at `http://localhost:<port>`. */
export async function startShop(options: ShopOptions) {
  const { port, data, country, inspectorPort, host = loopback, onLost = () => {} } = options
  const built = readBuiltWorkers()
  const domains = localDomains(built.storefront.vars['DOMAINS'] ?? '', port)
  const limitHeap = options.heapMegabytes ? `--max-heap-size=${options.heapMegabytes}` : ''
  if (limitHeap) process.env[v8Flags] ??= limitHeap
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host,
      port,
      ...(data ? { resourcePersistencePath: data } : {}),
      ...(inspectorPort ? { inspectorPort } : {}),
      cf: country ? { country } : {},
      workers: [
        storefront(built, storefrontVars(domains), options),
        backend(built, backendVars(domains), options),
        backendFiles,
      ],
      // Request logs are off, because writing them costs more than responding.
      logRequests: false,
      telemetry: { enabled: false },
      log: new RuntimeLog(onLost),
    }),
  )
  const address = await miniflare.ready
  const db = await miniflare.getD1Database('DB', built.backend.name)
  const searchDb = await miniflare.getD1Database('SEARCH_DB', built.backend.name)
  const store = await miniflare.getWorker(built.backend.name)
  const scheduled = startScheduledRuns(miniflare, built.backend.name)
  const stop = () => {
    scheduled.stop()
    if (process.env[v8Flags] === limitHeap) delete process.env[v8Flags]
    return miniflare.dispose()
  }
  return {
    miniflare,
    db,
    searchDb,
    store,
    address: address.origin,
    runScheduled: scheduled.run,
    stop,
  }
}

/** Read by Miniflare whenever it starts workerd, also after a crash. */
const v8Flags = 'MINIFLARE_WORKERD_V8_FLAGS'

interface Built {
  storefront: BuiltWorker
  backend: BuiltWorker
}

function storefront(
  { storefront: built, backend: { name: backendName } }: Built,
  local: Record<string, string>,
  { assets = true, vars = {}, before = [] }: ShopOptions,
): V4WorkerOptions {
  const { modules, ...rest } = common(built)
  const first = before.map(({ name, contents }) => ({
    type: 'ESModule' as const,
    path: join(built.folder, name),
    contents,
  }))
  return {
    ...rest,
    modules: [...first, ...modules],
    bindings: { ...built.vars, ...local, ...vars },
    kvNamespaces: { CACHE: 'luftbasis-cache' },
    ratelimits: Object.fromEntries(built.ratelimits.map(({ name, ...limit }) => [name, limit])),
    serviceBindings: { BACKEND: backendName },
    ...(assets
      ? { assets: { ...clientFiles, run_worker_first: built.assets.run_worker_first } }
      : {}),
  }
}

const clientFiles = {
  directory: 'dist/client',
  binding: 'ASSETS',
  routerConfig: { has_user_worker: true },
}

function backend(
  { storefront: { name: shopName }, backend: built }: Built,
  local: Record<string, string>,
  { backendVars: vars = {} }: ShopOptions,
): V4WorkerOptions {
  return {
    ...common(built),
    bindings: { ...built.vars, ...local, ...vars },
    d1Databases: databaseIds,
    r2Buckets: bucketsOf(built),
    ...(built.images ? { images: { binding: built.images.binding } } : {}),
    serviceBindings: { SHOP: shopName, ASSETS: backendFiles.name },
  }
}

/** Names of the configured buckets by binding. */
export function bucketsOf({ r2_buckets }: Pick<BuiltWorker, 'r2_buckets'>): Record<string, string> {
  return Object.fromEntries(r2_buckets.map(({ binding, bucket_name }) => [binding, bucket_name]))
}

/**
 * Assets of the backend, in a separate Worker, because the simulator's asset router would otherwise
 * delay each call of the storefront.
 */
const backendFiles = {
  name: 'backend-files',
  modules: true,
  script: 'export default { fetch: (request, env) => env.ASSETS.fetch(request) }',
  assets: { directory: 'backend/assets', binding: 'ASSETS' },
}

function common(built: BuiltWorker) {
  return {
    name: built.name,
    modules: modulesOf(built),
    modulesRoot: built.folder,
    compatibilityDate: built.compatibility_date,
    compatibilityFlags: built.compatibility_flags,
  }
}

/** The Worker's entry first, then the chunks that it imports. */
function modulesOf({ folder, main }: BuiltWorker) {
  const files = globSync('**/*.js', { cwd: folder }).filter((file) => file !== main)
  return [main, ...files].map((file) => ({ type: 'ESModule' as const, path: join(folder, file) }))
}
