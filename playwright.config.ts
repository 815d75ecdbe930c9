import { defineConfig } from 'playwright/test'
import { chromiumPath } from './scripts/chromium.ts'

const port = Number(process.env.E2E_PORT ?? 8799)
/** Set it to run the tests against a shop that is open already. */
const running = process.env.E2E_URL
/** Set it for the slow tests of e2e/world instead of the others. */
const world = process.env.E2E_WORLD !== undefined

/** Real Chromium against the built Workers in workerd, on a database of its own. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: world ? '**/world/*.e2e.ts' : '**/*.e2e.ts',
  fullyParallel: false,
  workers: 2,
  // The browser itself may hang while it closes; a test that passes at another try is named as flaky.
  retries: 2,
  // A shared machine may pause.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // What the Workers log about an outage that a test has made.
  quiet: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  use: {
    baseURL: running ?? `http://localhost:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: world ? [] : ['**/*.mobile.e2e.ts', '**/world/**'],
      use: { viewport: { width: 1366, height: 768 } },
    },
    {
      name: 'mobile',
      testMatch: world ? [] : '**/*.mobile.e2e.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
  ...(running
    ? {}
    : {
        webServer: {
          command: 'node scripts/e2e-shop.ts',
          env: { PORT: String(port) },
          url: `http://localhost:${port}/`,
          timeout: 180_000,
          reuseExistingServer: false,
        },
      }),
})
