import { rmSync } from 'node:fs'
import { findFreePort } from '../local/port.ts'
import { createSeededFolder } from '../local/seeded-folder.ts'
import { startShop } from '../local/shop.ts'

interface TestShopOptions {
  /** A free one by default. */
  port?: number
  vars?: Record<string, string>
  backendVars?: Record<string, string>
  before?: { name: string; contents: string }[]
}

/** The built shop with a database of its own, the outbox and fault injection. */
export async function startTestShop({ port, vars, backendVars, before }: TestShopOptions = {}) {
  const data = await createSeededFolder(1500)
  const shop = await startShop({
    port: port ?? (await findFreePort()),
    data,
    country: '',
    ...(vars ? { vars } : {}),
    ...(before ? { before } : {}),
    backendVars: {
      OUTBOX_ENABLED: '1',
      FAULTS_ENABLED: '1',
      CHECK_ANSWERS: '1',
      // A fake key: the tests answer for Packeta themselves.
      PARCEL_PICKUP_KEY: 'key-of-the-tests',
      ...backendVars,
    },
  })
  const stop = async () => {
    await shop.stop()
    rmSync(data, { recursive: true, force: true })
  }
  return { ...shop, stop }
}
