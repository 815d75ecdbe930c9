import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { Builder, type Capabilities, type WebDriver } from 'selenium-webdriver'
import { withDriverTimeout } from './driver-timeout.ts'
import type { Browser, Browsers } from './browser.ts'
import { clickableCentre } from './clickable-centre.ts'

interface ClassicDriver {
  command: string
  args: (port: number) => string[]
  env?: Record<string, string>
  capabilities: Capabilities
}

/** A browser behind a driver with classic WebDriver over HTTP. */
export async function startClassicDriver(options: ClassicDriver): Promise<Browsers> {
  const { command, args, env = {}, capabilities } = options
  const port = await freePort()
  // A process group of its own, because a driver leaves helper processes behind.
  const child = spawn(command, args(port), {
    stdio: 'ignore',
    env: { ...process.env, ...env },
    detached: true,
  })
  await listening(port, child)
  const open = async () =>
    openWindow(
      await withDriverTimeout(
        new Builder()
          .usingServer(`http://127.0.0.1:${port}`)
          .withCapabilities(capabilities)
          .build(),
      ),
    )
  return {
    open,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      if (child.pid) process.kill(-child.pid)
      await gone
    },
  }
}

async function openWindow(driver: WebDriver): Promise<Browser> {
  await withDriverTimeout(driver.manage().window().setRect({ width: 1280, height: 900 }))
  const run: Browser['run'] = async (act, ...args) =>
    JSON.parse(
      await withDriverTimeout(
        driver.executeScript<string>(
          `return (async () => JSON.stringify((await (${act})(...${JSON.stringify(args)})) ?? null))()`,
        ),
      ),
    )
  return {
    run,
    navigate: (url) => withDriverTimeout(driver.get(url)),
    async press(selector) {
      const { x, y } = await run(clickableCentre, selector)
      const press = driver.actions({ async: true }).move({ x, y, duration: 0 }).press().release()
      await withDriverTimeout(press.perform()).catch((error: unknown) => {
        // WebKit's driver fails like this if the press leaves the page; tests check the result.
        if (error instanceof Error && error.message === '') return
        throw error
      })
    },
    async type(text) {
      const keys = driver.actions().sendKeys(...text)
      await withDriverTimeout(keys.perform())
    },
    narrow: async () => {
      await withDriverTimeout(driver.manage().window().setRect({ width: 390, height: 844 }))
    },
    back: () => withDriverTimeout(driver.navigate().back()),
    errors: () => null,
    close: () => withDriverTimeout(driver.quit()),
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return address.port
}

async function listening(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error(`The driver ended with ${child.exitCode}`)
    const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The driver does not answer')
}
