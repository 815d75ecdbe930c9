import { afterAll, beforeAll, describe } from 'vitest'
import { DriverTimeout } from './driver-timeout.ts'
import { chromium } from './chromium.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'
import type { Browser, Browsers } from './browser.ts'

type InWindow = (act: (browser: Browser) => Promise<void>) => () => Promise<void>

/** Defines tests for each engine; a missing one is skipped with the reason. */
export function eachEngine(define: (inWindow: InWindow) => void) {
  for (const { name, missing, start } of [chromium, firefox, webkit]) {
    describe.skipIf(missing)(`${name}${missing ? ` (not installed: ${missing})` : ''}`, () => {
      let browsers: Browsers
      beforeAll(async () => void (browsers = await start()))
      afterAll(() => browsers.stop())
      const inOne = async (act: Parameters<InWindow>[0]) => {
        const browser = await browsers.open()
        try {
          await act(browser)
        } finally {
          await browser.close().catch(() => undefined)
        }
      }
      define((act) => async () => {
        try {
          await inOne(act)
        } catch (error) {
          if (!(error instanceof DriverTimeout)) throw error
          console.warn(`${name}: ${error.message}, once more in a window of its own`)
          await inOne(act)
        }
      })
    })
  }
}
