import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, it } from 'vitest'

/** Columns by table, `!` for those that are not null. */
type Tables = Record<string, string[]>

function migratedTables(folder: string): Tables {
  const db = new DatabaseSync(':memory:')
  for (const file of globSync(`${folder}/*.sql`).toSorted())
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

async function declaredTables(folder: string): Promise<Tables> {
  const modules: Record<string, unknown>[] = await Promise.all(
    globSync(`${folder}/*.ts`).map((file) => import(resolve(file))),
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
  const declared = await declaredTables('backend/db/schema')
  expect(Object.keys(declared).length).toBeGreaterThan(40)
  expect(declared).toEqual(migratedTables('backend/migrations'))
})

it('decision 153: so are those of the search database, without full-text tables', async () => {
  const declared = await declaredTables('backend/db/search-schema')
  const migrated = Object.entries(migratedTables('backend/search-migrations'))
  const fullText = /^search_(?:document|[a-z]{2})(?:_|$)/
  expect(Object.keys(declared).length).toBe(3)
  expect(declared).toEqual(Object.fromEntries(migrated.filter(([name]) => !fullText.test(name))))
})
