import { readdirSync, readFileSync } from 'node:fs'
import type { Databases } from '../../backend/db/databases.ts'
import { runIndexSteps } from '../../backend/cms/search/indexing/index-tasks.ts'
import { withDatabases } from './open-databases.ts'
import { retryLostConnection } from './retry-lost-connection.ts'
import { databaseIds } from './shop.ts'
import { listingFormat } from '../../demo/seed.ts'
import { merchantRow } from '../../demo/rows/merchant.ts'
import { seedDatabase } from '../../demo/run.ts'

/** Products of the demo; null: the shop stays without its data, for those of a dealer. */
type DemoProducts = number | null

/** The format of a shop without the demo's data, which no start replaces. */
const ownData = 'own'

/**
 * Migrates the databases of a folder and fills what is empty, before a shop opens on it. Returns
 * whether it has the demo's data.
 */
export async function prepareFolder(
  folder: string,
  products: DemoProducts,
  ids = databaseIds,
): Promise<boolean> {
  // What was applied before a failure is not applied again.
  return retryLostConnection(() =>
    withDatabases(folder, (databases) => prepareDatabases(databases, products), ids),
  )
}

/** The same for open databases. */
export async function prepareDatabases(
  databases: Databases,
  products: DemoProducts,
): Promise<boolean> {
  await migrate(databases)
  // The index of another catalogue has products that this one has not.
  const state = await fill(databases.db, products)
  if (state === 'filled') await databases.searchDb.exec('DELETE FROM search_state')
  await runIndexSteps(databases, Infinity)
  return state !== 'own'
}

/** Seeds a database that is empty or old. */
async function fill(db: D1Database, products: DemoProducts): Promise<'own' | 'kept' | 'filled'> {
  const format = await db
    .prepare(`SELECT value FROM meta WHERE key = 'listing_format'`)
    .first<unknown>('value')
  if (format === ownData) return 'own'
  if (products === null) {
    if (format !== null) {
      throw new UnusableData(
        'has the data of the demo. Give the empty shop a folder of its own: DATA=.local/own/v3 npm start -- --empty',
      )
    }
    await db.prepare(`INSERT INTO meta (key, value) VALUES ('listing_format', '${ownData}')`).run()
    return 'own'
  }
  // An older database has products, but lacks listing data.
  if (format === listingFormat) {
    await addMerchant(db)
    return 'kept'
  }
  console.log('Filling the database …')
  await seedDatabase(db, { products })
  return 'filled'
}

/** Data that a shop cannot open on; the message follows the name of the folder. */
export class UnusableData extends Error {}

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
    const applying = db.batch([
      ...statements.map((statement) => db.prepare(statement)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
    await applying.catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause)
      if (!/SQLITE|D1_/.test(reason)) throw cause
      throw new UnusableData(
        `does not take ${migrations}/${name}: ${reason}. Those before it are applied, nothing of it is, and no data is lost. Start the release that it was of, or give this one another folder: DATA=.local/other npm start`,
        { cause },
      )
    })
  }
}
