import { inChunks, type Statement } from './insert.ts'

interface Upsert {
  table: string
  key: readonly string[]
  columns: readonly string[]
  /** Columns that an existing row keeps. */
  insertOnly?: readonly string[]
  /** Columns whose value is added to the existing one. */
  sums?: readonly string[]
}

/** Upserts rows, passed as one JSON parameter. */
export function upsert(
  { table, key, columns, insertOnly = [], sums = [] }: Upsert,
  rows: Iterable<readonly unknown[]>,
): Generator<Statement> {
  const picked = columns.map((_, index) => `value ->> ${index}`).join(', ')
  const changed = columns
    .filter((column) => !key.includes(column) && !insertOnly.includes(column))
    .map((column) =>
      sums.includes(column)
        ? `${column} = ${table}.${column} + excluded.${column}`
        : `${column} = excluded.${column}`,
    )
  return inChunks(
    // WHERE keeps the parser from reading ON CONFLICT as a join condition.
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${picked} FROM json_each(?1) WHERE true
    ON CONFLICT (${key.join(', ')}) DO ${changed.length > 0 ? `UPDATE SET ${changed.join(', ')}` : 'NOTHING'}`,
    rows,
  )
}
