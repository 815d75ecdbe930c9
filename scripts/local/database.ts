import { readdirSync, readFileSync } from 'node:fs'
import type { Databases } from '../../backend/db/databases.ts'
import { runIndexSteps } from '../../backend/cms/search/indexing/index-tasks.ts'
import { withDatabases } from './open-databases.ts'
import { retryLostConnection } from './retry-lost-connection.ts'
import { databaseIds } from './shop.ts'
import { listingFormat } from '../../demo/seed.ts'
import { merchantRow } from '../../demo/rows/merchant.ts'
import { seedDatabase } from '../../demo/run.ts'

/** Migrates the databases of a folder and fills what is empty, before a shop opens on it. */
export async function prepareFolder(
  folder: string,
  products: number,
  ids = databaseIds,
): Promise<void> {
  // What was applied before a failure is not applied again.
  await retryLostConnection(() =>
    withDatabases(folder, (databases) => prepareDatabases(databases, products), ids),
  )
}

/** The same for open databases. */
export async function prepareDatabases(databases: Databases, products: number): Promise<void> {
  await migrate(databases)
  // The index of another catalogue has products that this one has not.
  if (await fill(databases.db, products)) await databases.searchDb.exec('DELETE FROM search_state')
  await runIndexSteps(databases, Infinity)
}

/** Seeds a database that is empty or old. */
async function fill(db: D1Database, products: number): Promise<boolean> {
  // An older database has products, but lacks listing data.
  const filled = await db
    .prepare(`SELECT 1 FROM meta WHERE key = 'listing_format' AND value = ?1`)
    .bind(listingFormat)
    .first()
  if (filled) {
    await addMerchant(db)
    return false
  }
  console.log('Filling the database …')
  await seedDatabase(db, { products })
  return true
}

/** An older database without a merchant gets the demo's. */
async function addMerchant(db: D1Database): Promise<void> {
  const row = merchantRow(new Date().toISOString())
  if (typeof row !== 'string')
    await db
      .prepare(row.sql)
      .bind(...row.params)
      .run()
}

/** Applies pending migrations, recorded in wrangler's own table. */
export async function migrate({ db, searchDb }: Databases): Promise<void> {
  await migrateDatabase(db, 'backend/migrations')
  await migrateDatabase(searchDb, 'backend/search-migrations')
}

async function migrateDatabase(db: D1Database, migrations: string): Promise<void> {
  await db.exec(
    'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  )
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  for (const name of readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()) {
    if (applied.has(name)) continue
    const statements = readFileSync(`${migrations}/${name}`, 'utf8')
      .split('--> statement-breakpoint')
      .filter((statement) => statement.trim())
    await db.batch([
      ...statements.map((statement) => db.prepare(statement)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
}
