import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabases } from '../scripts/local/database.ts'
import { startShop } from '../scripts/local/shop.ts'
import { test as base } from './test.ts'

export const modes = ['timeout', '500', 'invalid-json', 'wrong-shape', 'huge', 'refuse'] as const
export type Mode = (typeof modes)[number]

interface Only {
  /** HTTP method; without it all of them. */
  method?: string
  /** The call is executed, only its response is lost. */
  after?: boolean
  /** This many calls, then none. */
  times?: number
}

/** Beside the shop of the other tests, which may use another port on a shared machine. */
const firstPort = process.env.E2E_PORT ? Number(process.env.E2E_PORT) + 1 : 8700

interface BrokenShop {
  address: string
  /** Makes every call of CMS and store fail from now on, or those below a path. */
  breakDown(mode: Mode | '401' | '403', paths?: string[], only?: Only): Promise<void>
  repair(): Promise<void>
}

/** A separate shop, because other tests would notice the outage. */
export const test = base.extend<{ baseURL: string }, { shop: BrokenShop }>({
  shop: [
    async ({}, use, { workerIndex }) => {
      const data = mkdtempSync(join(tmpdir(), 'luftbasis-broken-'))
      const shop = await startShop({
        port: firstPort + workerIndex,
        data,
        country: '',
        vars: { UPSTREAM_TIMEOUT_MS: '600' },
        backendVars: { FAULTS_ENABLED: '1', OUTBOX_ENABLED: '1' },
      })
      await prepareDatabases(shop, 60)
      const control = (method: string, fault?: object) =>
        shop.store.fetch('http://backend/__faults', { method, body: JSON.stringify(fault) })
      await use({
        address: `http://localhost:${firstPort + workerIndex}`,
        async breakDown(mode, paths = ['/cms', '/store'], only = {}) {
          for (const path of paths) await control('POST', { path, mode, ms: 3000, ...only })
        },
        async repair() {
          await control('DELETE')
        },
      })
      await shop.stop()
      rmSync(data, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.address),
})
