import { env, reset } from 'cloudflare:test'
import { seedShop } from './seed-shop.ts'

await reset()
// In one transaction, unlike production: every test file starts with it.
await env.DB.batch(
  env.TEST_MIGRATIONS.flatMap(({ queries }) => queries.map((query) => env.DB.prepare(query))),
)
await seedShop(env.DB)
