import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareFolder } from '../../scripts/local/database.ts'
import { startShop } from '../../scripts/local/shop.ts'

/** Ports of this folder: of the shop, and of the slow line in front of it. */
export const port = Number(process.env.ENGINES_PORT ?? 8831)
export const slowPort = port + 1

/** A separate shop with a fresh database; requires the built Workers. */
export async function startTestShop() {
  const data = mkdtempSync(join(tmpdir(), 'luftbasis-engines-'))
  await prepareFolder(data, 300)
  const shop = await startShop({ port, data, country: '' })
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      await shop.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
