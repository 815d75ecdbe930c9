import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabase } from '../scripts/database.ts'
import { startShop } from '../scripts/shop.ts'
import { test as base } from './test.ts'

export const modes = ['timeout', '500', 'invalid-json', 'wrong-shape', 'huge', 'refuse'] as const
export type Mode = (typeof modes)[number]

interface BrokenShop {
  address: string
  /** Lets every call of CMS and store fail from now on, or those below a path. */
  breakDown(mode: Mode, paths?: string[]): Promise<void>
  repair(): Promise<void>
}

/** A shop of one's own, because in the one of the other tests everybody would notice the outage. */
export const test = base.extend<{ baseURL: string }, { shop: BrokenShop }>({
  shop: [
    async ({}, use, { workerIndex }) => {
      const data = mkdtempSync(join(tmpdir(), 'luftbasis-broken-'))
      const shop = await startShop({
        port: 8700 + workerIndex,
        data,
        country: '',
        vars: { UPSTREAM_TIMEOUT_MS: '600' },
        backendVars: { FAULTS_ENABLED: '1' },
      })
      await prepareDatabase(shop.db, 60)
      const control = (method: string, fault?: object) =>
        shop.store.fetch('http://backend/__faults', { method, body: JSON.stringify(fault) })
      await use({
        address: `http://localhost:${8700 + workerIndex}`,
        async breakDown(mode, paths = ['/cms', '/store']) {
          for (const path of paths) await control('POST', { path, mode, ms: 3000 })
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
