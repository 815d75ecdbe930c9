import { env, reset } from 'cloudflare:test'
import { createTables, seedShop } from './seed-shop.ts'

const attempts = 3

await startEmpty(1)
await seedShop({ db: env.DB, searchDb: env.SEARCH_DB })

/** Every test file starts with the tables of all migrations, in one transaction, unlike production. */
async function startEmpty(attempt: number): Promise<void> {
  await reset()
  try {
    await createTables({ db: env.DB, searchDb: env.SEARCH_DB })
  } catch (error) {
    // While work of an earlier file's last request ends, a reset may leave its tables.
    if (attempt === attempts || !String(error).includes('already exists')) throw error
    await startEmpty(attempt + 1)
  }
}
