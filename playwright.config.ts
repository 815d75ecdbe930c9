import { defineConfig } from 'playwright/test'
import { headlessPath, launchOptions } from './scripts/test/chromium.ts'

const port = Number(process.env.E2E_PORT ?? 8799)
/** Set it to run the tests against a shop that is open already. */
const running = process.env.E2E_URL

/** Real Chromium against the built Workers in workerd, on a database of its own; see world/browser too. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: false,
  workers: 2,
  // A test that needs a second try is named in the summary, and mended (decision 130).
  retries: 1,
  // A shared machine may pause.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // What the Workers log about an outage that a test has made.
  quiet: true,
  reporter: 'list',
  outputDir: `${import.meta.dirname}/test-results/e2e`,
  use: {
    baseURL: running ?? `http://localhost:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // A trace of every test costs a third of the time; set it to look into a failure.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: launchOptions(headlessPath()),
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.mobile.e2e.ts',
      use: { viewport: { width: 1366, height: 768 } },
    },
    {
      name: 'mobile',
      testMatch: '**/*.mobile.e2e.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
  ...(running
    ? {}
    : {
        webServer: {
          command: 'node scripts/test/e2e-shop.ts',
          cwd: import.meta.dirname,
          env: { PORT: String(port) },
          url: `http://localhost:${port}/`,
          timeout: 300_000,
          reuseExistingServer: false,
        },
      }),
})
