import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { D1Database } from '@cloudflare/workers-types'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { everything } from '../demo/run.ts'
import { migrate } from '../scripts/local/database.ts'
import { databaseId } from '../scripts/local/shop.ts'

/**
 * A database folder for Miniflare with this many products. Rows are written directly into its file:
 * that takes three minutes for 100,000 products instead of twelve.
 */
export async function growDatabase(folder: string, products: number): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default {}',
      d1Databases: { DB: databaseId },
      resourcePersistencePath: folder,
      telemetry: { enabled: false },
    }),
  )
  const d1: D1Database = await miniflare.getD1Database('DB')
  await migrate(d1)
  await miniflare.dispose()
  await fill(fileOf(folder), products)
}

/** The file with the tables; another one beside it is the simulator's own. */
function fileOf(folder: string): string {
  const name = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
    (path) => path.endsWith('.sqlite') && !path.endsWith('metadata.sqlite'),
  )
  if (!name) throw new Error(`No database in ${folder}`)
  return join(folder, name)
}

async function fill(file: string, products: number): Promise<void> {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA synchronous = OFF; BEGIN')
  for await (const statement of everything(products)) {
    if (typeof statement === 'string') db.exec(statement)
    else db.prepare(statement.sql).run(...statement.params)
  }
  db.exec('COMMIT')
  db.close()
}
