import type { TestProject } from 'vitest/node'
import { build } from '../scripts/build/build.ts'
import { findFreePort } from '../scripts/local/port.ts'
import { startTestShop } from '../scripts/test/test-shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of the shop shared by all files of a run; see shop.ts. */
    shopPort: number
  }
}

let stop: (() => Promise<void>) | undefined

export async function setup({ provide }: TestProject) {
  build()
  const port = await findFreePort()
  stop = (await startTestShop({ port })).stop
  provide('shopPort', port)
}

export async function teardown() {
  await stop?.()
}
