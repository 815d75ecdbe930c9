import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { build } from 'vite'
import { prepareDatabases, prepareFolder } from '../scripts/local/database.ts'
import { databaseIds, startShop } from '../scripts/local/shop.ts'
import { newestWorkerd } from './cpu.ts'

export interface Server {
  url: string
  /** Process id of its workerd. */
  pid: number
  stop(): Promise<void>
}

/** A Worker of bench/workers, built for production, in a workerd of its own. */
export function startBare(
  name: string,
  port: number,
  bindings: Record<string, string> = {},
): Promise<Server> {
  return startBundled(`bench/workers/${name}`, port, { bindings })
}

/** The backend on the databases of a folder, without a storefront. */
export function startBackend(port: number, data: string): Promise<Server> {
  return startBundled('backend/index.ts', port, {
    bindings: {
      ENVIRONMENT: 'test',
      SHOP_URL: 'http://localhost',
      PAY_URL: '/pay',
      PAY_SANDBOX: '1',
      PAY_SECRET: 'secret-of-the-bench',
    },
    d1Databases: databaseIds,
    resourcePersistencePath: data,
  })
}

async function startBundled(entry: string, port: number, own: object): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'luftbasis-bench-'))
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'webworker' },
    resolve: { conditions: ['workerd', 'worker', 'production'] },
    build: {
      ssr: entry,
      outDir: folder,
      minify: true,
      rollupOptions: {
        external: ['cloudflare:workers'],
        output: { entryFileNames: 'worker.js', codeSplitting: false },
      },
    },
  })
  const known = running()
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      port,
      modules: [{ type: 'ESModule', path: join(folder, 'worker.js') }],
      modulesRoot: folder,
      compatibilityDate: '2026-10-01',
      compatibilityFlags: ['nodejs_als'],
      ...own,
      cf: {},
      telemetry: { enabled: false },
    }),
  )
  await miniflare.ready
  return {
    url: `http://localhost:${port}`,
    pid: newestWorkerd(known),
    stop: () => miniflare.dispose(),
  }
}

/** The built shop with databases of its own, in a workerd of its own. */
export async function startBenchShop(
  port: number,
  products: number,
  options: {
    vars?: Record<string, string>
    assets?: boolean
    inspectorPort?: number
    heapMegabytes?: number
  } = {},
): Promise<Server> {
  // Filling a database from here needs more memory in the simulator than the shop does.
  const data = options.heapMegabytes ? mkdtempSync(join(tmpdir(), 'bench-shop-')) : ''
  if (data) await prepareFolder(data, products)
  const known = running()
  const shop = await startShop({ port, data, country: '', ...options })
  await prepareDatabases(shop, products)
  return { url: `http://localhost:${port}`, pid: newestWorkerd(known), stop: shop.stop }
}

function running(): ReadonlySet<number> {
  return new Set(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number),
  )
}
