import { readdirSync, readFileSync } from 'node:fs'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import type { D1Database } from '@cloudflare/workers-types'
import { databaseId } from './shop.ts'
import { listingFormat } from '../../demo/seed.ts'
import { merchantRow } from '../../demo/rows/merchant.ts'
import { seedDatabase } from '../../demo/run.ts'

const migrations = 'backend/migrations'

/**
 * Brings the database in a folder up to date and fills it when it is empty, before a shop opens on
 * it: nobody should see a shop without goods.
 */
export async function prepareFolder(
  folder: string,
  products: number,
  id = databaseId,
): Promise<void> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default {}',
      d1Databases: { DB: id },
      resourcePersistencePath: folder,
      telemetry: { enabled: false },
    }),
  )
  await prepareDatabase(await miniflare.getD1Database('DB'), products)
  await miniflare.dispose()
}

/** The same for a database that is open. */
export async function prepareDatabase(db: D1Database, products: number): Promise<void> {
  await migrate(db)
  // A database from before has products, but not all that listings are made of.
  const filled = await db
    .prepare(`SELECT 1 FROM meta WHERE key = 'listing_format' AND value = ?1`)
    .bind(listingFormat)
    .first()
  if (filled) return addMerchant(db)
  console.log('Filling the database …')
  await seedDatabase(db, { products })
}

/** A database from before there were merchants gets that of the demo, which is what it shows. */
async function addMerchant(db: D1Database): Promise<void> {
  const row = merchantRow(new Date().toISOString())
  if (typeof row !== 'string')
    await db
      .prepare(row.sql)
      .bind(...row.params)
      .run()
}

/** Applies the migrations that are not yet applied, in the table that wrangler keeps too. */
export async function migrate(db: D1Database): Promise<void> {
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
