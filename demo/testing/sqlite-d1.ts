import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

interface Bound {
  sql: string
  params: readonly SQLInputValue[]
}

/**
 * Node's SQLite behind the part of D1's API that searching and indexing use, for tests with
 * thousands of queries: the simulated D1 takes milliseconds for each.
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
    batch: async (all: readonly Bound[]) => {
      database.exec('SAVEPOINT batch')
      const results = all.map((bound) => ({ results: rows(bound) }))
      database.exec('RELEASE batch')
      return results
    },
  }
  // They use no other method of a database.
  return d1 as unknown as D1Database
}
