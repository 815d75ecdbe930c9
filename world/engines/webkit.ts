import { globSync } from 'node:fs'
import { Capabilities } from 'selenium-webdriver'
import type { Engine } from './browser.ts'
import { startClassicDriver } from './classic-driver.ts'
import { missingCommand } from './missing-command.ts'

const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')

/** WebKitGTK by classic WebDriver, on a virtual display. */
export const webkit: Engine = {
  name: 'WebKit',
  missing: missingCommand('WebKitWebDriver', 'xvfb-run') ?? (browser ? null : 'MiniBrowser'),
  start: () =>
    startClassicDriver({
      command: 'xvfb-run',
      args: (port) => ['-a', 'WebKitWebDriver', `--port=${port}`],
      // As root in a container its sandbox is unavailable.
      env: { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
      capabilities: new Capabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      }),
    }),
}
