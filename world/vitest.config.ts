import { defineConfig } from 'vitest/config'

/** Tests of the built shop from outside, over HTTP; `npm run test:world` runs them. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    name: 'world',
    include: ['world/**/*.world.ts'],
    environment: 'node',
    globalSetup: ['./world/open-shop.ts'],
    setupFiles: ['./world/resolve-localhost.ts'],
    // They share one shop and the machine's cores with it.
    fileParallelism: false,
    isolate: false,
    // Over real sockets, on a machine that may be busy; the summary names what passed only then.
    retry: 1,
    // A driver's lost response costs 45 s, and the test is retried.
    testTimeout: 240_000,
    hookTimeout: 180_000,
  },
})
