import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'
import { schemaAfter } from '../scripts/test/schema-after.ts'

const here = import.meta.dirname

export default defineConfig({
  root: here,
  plugins: [
    cloudflareTest(async () => {
      const migrations = await readD1Migrations(`${here}/migrations`)
      const searchMigrations = await readD1Migrations(`${here}/search-migrations`)
      return {
        main: `${here}/index.ts`,
        wrangler: { configPath: `${here}/wrangler.toml` },
        miniflare: {
          // Commented out in wrangler.toml: not every shop has a bucket.
          r2Buckets: ['FILES', 'BACKUPS'],
          // Represent replicas of the databases in another region.
          d1Databases: ['REPLICA', 'SEARCH_REPLICA'],
          bindings: {
            TEST_MIGRATIONS: migrations,
            TEST_SEARCH_MIGRATIONS: searchMigrations,
            TEST_TABLES: { db: schemaAfter(migrations), searchDb: schemaAfter(searchMigrations) },
            // A dev server leaves its own in .dev.vars.
            ENVIRONMENT: 'test',
            SHOP_URL: 'http://localhost:8787',
            SHOP_URLS: '{}',
            PAY_SECRET: 'test-payment-secret-0123456789',
            LOGIN_AS_SECRET: 'test-login-as-secret-0123456789',
            IDENTITY_SECRET: 'test-identity-secret-0123456789-0123',
            CHECK_ANSWERS: '1',
            FAULTS_ENABLED: '1',
            OUTBOX_ENABLED: '1',
            PAY_SANDBOX: '1',
            BACKEND_TOKEN: '',
            PURGE_URL: '',
            PURGE_SECRET: '',
          },
        },
      }
    }),
  ],
  test: {
    name: 'backend',
    include: ['**/*.test.ts'],
    setupFiles: ['./testing/migrate.ts'],
    globalSetup: ['./testing/stripe-double.ts'],
    isolate: false,
    // A shared machine may pause; a test that timed out would disturb the next one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
