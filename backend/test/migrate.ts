import { applyD1Migrations, env } from 'cloudflare:test'
import { seedShop } from './seed-shop.ts'

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
await seedShop(env.DB)
