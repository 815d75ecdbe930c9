import { defineConfig } from 'vitest/config'

/** The shop against browsers and programs that are not its own. */
export default defineConfig({
  test: {
    include: ['world/**/*.world.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
