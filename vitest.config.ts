import { cloudflareTest } from '@cloudflare/vitest-pool-workers'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { assetManifest } from './scripts/build/asset-manifest.ts'
import { textChunksPlugin } from './scripts/texts/text-chunks-plugin.ts'

const domains = ['de', 'cs', 'sk', 'en'].map((locale) => ({
  host: locale === 'de' ? 'shop.test' : `${locale}.shop.test`,
  code: locale === 'cs' ? 'cz' : locale,
  locale,
  country: { de: 'DEU', cs: 'CZE', sk: 'SVK', en: 'DEU' }[locale],
  currency: locale === 'cs' ? 'CZK' : 'EUR',
}))

/** Pure code in Node; the two Workers in workerd with real KV, Cache API and D1. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react(), textChunksPlugin()],
        test: {
          name: 'unit',
          include: ['{domain,client,scripts,demo}/**/*.test.{ts,tsx}'],
          environment: 'node',
          isolate: false,
          // A shared machine may pause.
          testTimeout: 60_000,
          setupFiles: [
            './scripts/test/fresh-modules.ts',
            './scripts/test/fail-on-console.ts',
            './client/testing/load-parts.ts',
          ],
        },
      },
      {
        plugins: [
          react(),
          textChunksPlugin(),
          assetManifest('dist/none.json'),
          cloudflareTest({
            miniflare: {
              compatibilityDate: '2026-10-01',
              compatibilityFlags: ['nodejs_compat'],
              kvNamespaces: ['CACHE'],
              bindings: {
                ENVIRONMENT: 'test',
                DOMAINS: JSON.stringify(domains),
                SESSION_SECRET: 'test-session-secret-0123456789',
                PURGE_SECRET: 'test-purge-secret-0123456789',
                BACKEND_TOKEN: 'test-backend-token-0123456789',
              },
            },
          }),
        ],
        test: {
          name: 'worker',
          include: ['worker/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles: ['./scripts/test/fresh-isolate.ts'],
          // A shared machine may pause.
          testTimeout: 60_000,
          css: true,
        },
      },
      './backend/vitest.config.ts',
    ],
  },
})
