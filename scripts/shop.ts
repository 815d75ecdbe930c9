import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { backendVars, storefrontVars } from './local-vars.ts'
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from 'miniflare'

/** Where the simulators keep database and caches; the dev server reads the same. */
export const dataFolder = '.local/v3'
export const databaseId = 'luftbasis'

interface ShopOptions {
  port: number
  /** Folder that keeps database and caches; empty: nothing is kept. */
  data: string
  /** ISO 3166-1 alpha-2 country that visitors seem to come from; empty: unknown. */
  country: string
  /** False: the storefront without its files. The simulator's router in front of them costs more than a page. */
  assets?: boolean
  /** Port of the inspector, for measuring. */
  inspectorPort?: number
  /** Variables over those of the two wrangler.toml. */
  vars?: Record<string, string>
  backendVars?: Record<string, string>
}

interface BuiltWorker {
  name: string
  main: string
  compatibility_date: string
  compatibility_flags: string[]
  vars: Record<string, string>
  ratelimits?: { name: string; namespace_id: string; simple: { limit: number; period: 10 | 60 } }[]
}

/** Both Workers as built, in one workerd, reachable at `http://localhost:<port>`. */
export async function startShop(options: ShopOptions) {
  const { port, data, country, inspectorPort } = options
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '0.0.0.0',
      port,
      ...(data ? { resourcePersistencePath: data } : {}),
      ...(inspectorPort ? { inspectorPort } : {}),
      cf: country ? { country } : {},
      workers: [storefront(options), backend(options)],
      // Nobody reads a log of requests, and writing it costs more than answering them.
      logRequests: false,
      telemetry: { enabled: false },
    }),
  )
  const address = await miniflare.ready
  const db = await miniflare.getD1Database('DB', 'luftbasis-backend')
  const store = await miniflare.getWorker('luftbasis-backend')
  // The simulator has no clock of its own for `crons`.
  const timer = setInterval(() => {
    store.scheduled({ cron: everyQuarter }).catch((error: unknown) => {
      console.error('The scheduled run has failed', error)
    })
  }, 15 * 60_000)
  timer.unref()
  const stop = () => {
    clearInterval(timer)
    return miniflare.dispose()
  }
  return { miniflare, db, address: address.origin, stop }
}

/** As `crons` in backend/wrangler.toml. */
const everyQuarter = '*/15 * * * *'

function storefront({ port, assets = true, vars = {} }: ShopOptions): V4WorkerOptions {
  const { built, folder } = readWorker('luftbasis')
  return {
    ...common(built, folder),
    bindings: { ...built.vars, ...storefrontVars(port), ...vars },
    kvNamespaces: { CACHE: 'luftbasis-cache' },
    ratelimits: Object.fromEntries(
      (built.ratelimits ?? []).map(({ name, ...limit }) => [name, limit]),
    ),
    serviceBindings: { BACKEND: 'luftbasis-backend' },
    ...(assets ? { assets: clientFiles } : {}),
  }
}

const clientFiles = {
  directory: 'dist/client',
  binding: 'ASSETS',
  // As `run_worker_first` in wrangler.toml: hashed files need no Worker.
  routerConfig: {
    has_user_worker: true,
    static_routing: { user_worker: ['/*'], asset_worker: ['/assets/*'] },
  },
}

function backend({ port, backendVars: vars = {} }: ShopOptions): V4WorkerOptions {
  const { built, folder } = readWorker('luftbasis_backend')
  return {
    ...common(built, folder),
    bindings: { ...built.vars, ...backendVars(port), ...vars },
    d1Databases: { DB: databaseId },
    serviceBindings: { SHOP: 'luftbasis' },
    assets: {
      directory: 'backend/assets',
      binding: 'ASSETS',
      routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
    },
  }
}

function common(built: BuiltWorker, folder: string) {
  return {
    name: built.name,
    modules: modulesOf(folder, built.main),
    modulesRoot: folder,
    compatibilityDate: built.compatibility_date,
    compatibilityFlags: built.compatibility_flags,
  }
}

/** The Worker's own file first, then the chunks that it imports. */
function modulesOf(folder: string, main: string) {
  const files = globSync('**/*.js', { cwd: folder }).filter((file) => file !== main)
  return [main, ...files].map((file) => ({ type: 'ESModule' as const, path: join(folder, file) }))
}

function readWorker(name: string): { built: BuiltWorker; folder: string } {
  const folder = join('dist', name)
  return { built: JSON.parse(readFileSync(join(folder, 'wrangler.json'), 'utf8')), folder }
}
