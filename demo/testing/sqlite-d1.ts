import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

interface Bound {
  sql: string
  params: readonly SQLInputValue[]
}

/**
 * Node's SQLite behind D1's read API, for tests with thousands of queries: the simulated D1 takes
 * milliseconds for each.
 */
export function sqliteD1(database: DatabaseSync): D1Database {
  const rows = ({ sql, params }: Bound) => database.prepare(sql).all(...params)
  const statement = (bound: Bound) => ({
    ...bound,
    bind: (...params: SQLInputValue[]) => statement({ ...bound, params }),
    all: async () => ({ results: rows(bound), success: true, meta: {} }),
    first: async () => rows(bound)[0] ?? null,
  })
  const d1 = {
    prepare: (sql: string) => statement({ sql, params: [] }),
    batch: async (all: readonly Bound[]) => all.map((bound) => ({ results: rows(bound) })),
  }
  // Reads use no other method of a database.
  return d1 as unknown as D1Database
}
