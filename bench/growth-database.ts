import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { runIndexSteps } from '../backend/cms/search/indexing/index-tasks.ts'
import { everything } from '../demo/run.ts'
import { sqliteD1 } from '../demo/testing/sqlite-d1.ts'
import { migrate } from '../scripts/local/database.ts'
import { withDatabases } from '../scripts/local/open-databases.ts'

/**
 * A folder of databases for Miniflare with this many products. Rows are written directly into the
 * files: that takes minutes for 100,000 products instead of a quarter of an hour.
 */
export async function growDatabase(folder: string, products: number): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await withDatabases(folder, migrate)
  const files = openFiles(folder)
  await fill(fileWith('product', files), products)
  const databases = {
    db: sqliteD1(fileWith('product', files)),
    searchDb: sqliteD1(fileWith('search_state', files)),
  }
  await runIndexSteps(databases, Infinity)
  for (const file of files) file.close()
}

/** The files with tables; others beside them are the simulator's own. */
function openFiles(folder: string): DatabaseSync[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.sqlite') && !path.endsWith('metadata.sqlite'))
    .map((path) => {
      const file = new DatabaseSync(join(folder, path))
      file.exec('PRAGMA synchronous = OFF')
      return file
    })
}

function fileWith(table: string, files: readonly DatabaseSync[]): DatabaseSync {
  const named = 'SELECT 1 FROM sqlite_master WHERE name = ?'
  const file = files.find((one) => one.prepare(named).get(table))
  if (!file) throw new Error(`No database has a table ${table}`)
  return file
}

async function fill(db: DatabaseSync, products: number): Promise<void> {
  db.exec('BEGIN')
  for await (const statement of everything(products)) {
    if (typeof statement === 'string') db.exec(statement)
    else db.prepare(statement.sql).run(...statement.params)
  }
  db.exec('COMMIT')
}
