/* The shop for the browser tests: the built Workers, a fresh database, faults that can be switched on. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareFolder } from './database.ts'
import { startShop } from './shop.ts'

const port = Number(process.env.PORT ?? 8799)
const data = mkdtempSync(join(tmpdir(), 'luftbasis-e2e-'))
await prepareFolder(data, 1500)
const shop = await startShop({
  port,
  data,
  country: '',
  backendVars: {
    OUTBOX_ENABLED: '1',
    FAULTS_ENABLED: '1',
    CHECK_ANSWERS: '1',
    // No key of anybody: the tests answer for Packeta themselves.
    PARCEL_PICKUP_KEY: 'key-of-the-tests',
  },
})
console.log(`The shop for the tests is open at http://localhost:${port}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

async function stop() {
  await shop.stop()
  rmSync(data, { recursive: true, force: true })
  process.exit(0)
}
