import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, it } from 'vitest'

/** Columns by table, `!` for those that are not null. */
type Tables = Record<string, string[]>

function migratedTables(): Tables {
  const db = new DatabaseSync(':memory:')
  for (const file of globSync('backend/migrations/*.sql').toSorted())
    db.exec(readFileSync(file, 'utf8').replaceAll('--> statement-breakpoint', ''))
  const names = db
    .prepare(`SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main'`)
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !name.startsWith('sqlite_'))
  const columnsOf = (table: string) =>
    // Unlike table_info, with generated columns.
    db.prepare(`PRAGMA table_xinfo("${table}")`).all()
  return Object.fromEntries(
    names.map((name) => [
      name,
      columnsOf(name)
        .map((column) => `${String(column.name)}${column.notnull || column.pk ? '!' : ''}`)
        .toSorted(),
    ]),
  )
}

async function declaredTables(): Promise<Tables> {
  const modules: Record<string, unknown>[] = await Promise.all(
    globSync('backend/db/schema/*.ts').map((file) => import(resolve(file))),
  )
  const tables = modules
    .flatMap((module) => Object.values(module))
    .flatMap((value) => (is(value, SQLiteTable) ? [getTableConfig(value)] : []))
  return Object.fromEntries(
    tables.map(({ name, columns }) => [
      name,
      columns
        .map((column) => `${column.name}${column.notNull || column.primary ? '!' : ''}`)
        .toSorted(),
    ]),
  )
}

it('§7 the declared tables are those of the migrated database', async () => {
  const declared = await declaredTables()
  expect(Object.keys(declared).length).toBeGreaterThan(40)
  expect(declared).toEqual(migratedTables())
})
