import { columnsOf, inChunks, selectOf, type Statement, type TableRow, valuesOf } from './insert.ts'

interface Upsert {
  table: string
  key: readonly string[]
  /** Columns that an existing row keeps. */
  insertOnly?: readonly string[]
  /** Columns whose value is added to the existing one. */
  sums?: readonly string[]
}

/** Upserts rows, passed as one JSON parameter. */
export function upsert(
  { table, key, insertOnly = [], sums = [] }: Upsert,
  rows: readonly TableRow[],
): Generator<Statement> {
  const columns = columnsOf(rows)
  const changed = columns
    .filter((column) => !key.includes(column) && !insertOnly.includes(column))
    .map((column) =>
      sums.includes(column)
        ? `${column} = ${table}.${column} + excluded.${column}`
        : `${column} = excluded.${column}`,
    )
  return inChunks(
    // WHERE keeps the parser from reading ON CONFLICT as a join condition.
    `INSERT INTO ${table} ${selectOf(columns)} WHERE true
    ON CONFLICT (${key.join(', ')}) DO ${changed.length > 0 ? `UPDATE SET ${changed.join(', ')}` : 'NOTHING'}`,
    valuesOf(rows, columns),
  )
}
