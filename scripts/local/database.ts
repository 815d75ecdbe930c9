import { readdirSync, readFileSync } from 'node:fs'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import type { D1Database } from '@cloudflare/workers-types'
import { databaseId } from './shop.ts'
import { listingFormat } from '../../demo/seed.ts'
import { merchantRow } from '../../demo/rows/merchant.ts'
import { seedDatabase } from '../../demo/run.ts'

const migrations = 'backend/migrations'

/** Migrates the database of a folder and seeds it if it is empty, before a shop opens on it. */
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

/** The same for an open database. */
export async function prepareDatabase(db: D1Database, products: number): Promise<void> {
  await migrate(db)
  // An older database has products, but lacks listing data.
  const filled = await db
    .prepare(`SELECT 1 FROM meta WHERE key = 'listing_format' AND value = ?1`)
    .bind(listingFormat)
    .first()
  if (filled) return addMerchant(db)
  console.log('Filling the database …')
  await seedDatabase(db, { products })
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
