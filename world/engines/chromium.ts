import { Capabilities } from 'selenium-webdriver'
import { chromiumPath } from '../../scripts/test/chromium.ts'
import type { Engine } from './browser.ts'
import { startClassicDriver } from './classic-driver.ts'
import { missingCommand } from './missing-command.ts'

/** Chromium in the same tests as the others; e2e/ has many more for it. */
export const chromium: Engine = {
  name: 'Chromium',
  missing: missingCommand('chromedriver'),
  start: () =>
    startClassicDriver({
      command: 'chromedriver',
      args: (port) => [`--port=${port}`],
      capabilities: new Capabilities({
        browserName: 'chrome',
        pageLoadStrategy: 'none',
        'goog:chromeOptions': {
          binary: chromiumPath(),
          args: [
            '--headless=new',
            '--no-sandbox',
            '--disable-gpu',
            '--disable-background-networking',
          ],
        },
      }),
    }),
}
