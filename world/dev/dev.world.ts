import { type ChildProcess, spawn } from 'node:child_process'
import { chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { findFreePort } from '../../scripts/local/port.ts'
import { chromiumPath } from '../../scripts/test/chromium.ts'

let server: ChildProcess
let address: string
const output: string[] = []

beforeAll(async () => {
  const port = await findFreePort()
  address = `http://localhost:${port}`
  server = spawn(process.execPath, ['scripts/dev.ts'], {
    env: { ...process.env, PORT: String(port), VITEST: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ready = Promise.withResolvers<void>()
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (text) => {
      output.push(String(text))
      if (output.join('').includes('Ctrl+C')) ready.resolve()
    })
  }
  server.once('exit', () => ready.reject(new Error(output.join(''))))
  await ready.promise
}, 180_000)
afterAll(() => server.kill('SIGINT'))

describe('`npm run dev`', () => {
  it('serves screens that hydrate without an error', async ({ expect }) => {
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-gpu'],
    })
    const page = await browser.newPage()
    // Vite transforms each module on its first request.
    page.setDefaultNavigationTimeout(120_000)
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${message.location().url}: ${message.text()}`)
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    // On the first page Vite discovers dependencies and may reload it.
    await page.goto(`${address}/`)
    await hydrated(page)
    problems.length = 0
    for (const path of ['/', '/ventilatoren', '/rechner', '/checkout', '/login']) {
      await page.goto(address + path)
      await hydrated(page)
      expect(problems, `${path}\n${output.slice(-20).join('')}`).toEqual([])
    }
    await browser.close()
  })
})

async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      // Lazy parts load with an interaction.
      dispatchEvent(new Event('focusin'))
      return document.documentElement.dataset.ready === 'true'
    },
    null,
    { timeout: 60_000 },
  )
}
