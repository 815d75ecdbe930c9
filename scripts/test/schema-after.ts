import { DatabaseSync } from 'node:sqlite'

interface Migration {
  queries: string[]
}

/**
 * Statements that create the tables of all migrations at once: each test file creates them, and
 * the migrations alter many tables several times.
 */
export function schemaAfter(migrations: readonly Migration[]): string[] {
  const database = new DatabaseSync(':memory:')
  for (const { queries } of migrations) for (const query of queries) database.exec(query)
  const objects = database
    .prepare(
      `SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid`,
    )
    .all()
    .map(({ name, sql }) => ({ name: String(name), sql: String(sql) }))
  database.close()
  const virtual = objects
    .filter(({ sql }) => sql.startsWith('CREATE VIRTUAL'))
    .map(({ name }) => name)
  // A virtual table creates its own tables.
  const isShadow = (name: string) => virtual.some((table) => name.startsWith(`${table}_`))
  return objects.filter(({ name }) => !isShadow(name)).map(({ sql }) => sql)
}
