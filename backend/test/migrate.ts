import { applyD1Migrations, env, reset } from 'cloudflare:test'
import { seedShop } from './seed-shop.ts'

await reset()
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
await seedShop(env.DB)
