import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, it } from 'vitest'

/** Columns by table, `?` behind those that may be null. */
type Tables = Record<string, string[]>

const migrated = migratedTables('backend/migrations')
const documented = readFileSync('docs/database.md', 'utf8').split('\n## ').slice(1)

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
        .map((column) => `${String(column.name)}${column.notnull || column.pk ? '' : '?'}`)
        .toSorted(),
    ]),
  )
}

/** Tables that queries of Drizzle use. */
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
        .map((column) => `${column.name}${column.notNull || column.primary ? '' : '?'}`)
        .toSorted(),
    ]),
  )
}

/** The parts in code of a line: "`id`, `name?`". */
function codeOf(line: string): string[] {
  return line.split('`').filter((_, index) => index % 2 === 1)
}

it('§7 the documented tables are those of the migrated database', () => {
  const tables = documented.map((section) => {
    const [name = '', ...lines] = section.split('\n')
    return [name, codeOf(lines.find((line) => line.startsWith('`')) ?? '').toSorted()]
  })
  expect(tables.length).toBeGreaterThan(40)
  expect(Object.fromEntries(tables)).toEqual(migrated)
})

it('§7 only columns that a table has are explained', () => {
  const unknown = documented.flatMap((section) => {
    const [name = '', ...lines] = section.split('\n')
    const explained = lines.filter((line) => line.startsWith('- `')).map((line) => codeOf(line)[0])
    const columns = new Set(migrated[name]?.map((column) => column.replace('?', '')))
    return explained.filter((column = '') => !columns.has(column))
  })
  expect(unknown).toEqual([])
})

it('§7 the tables of Drizzle are those of the migrated database', async () => {
  const declared = await declaredTables('backend/db/schema')
  expect(Object.keys(declared).length).toBeGreaterThan(5)
  expect(migrated).toMatchObject(declared)
})
