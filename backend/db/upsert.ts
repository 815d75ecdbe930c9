import { inChunks, type Statement } from './insert.ts'

interface Upsert {
  table: string
  key: readonly string[]
  columns: readonly string[]
  /** Columns that a row keeps once it is there. */
  insertOnly?: readonly string[]
  /** Columns whose number is added to the one that is there. */
  sums?: readonly string[]
}

/** Inserts rows, or changes those that are there: the rows travel as one JSON parameter. */
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
    // WHERE tells the parser that ON CONFLICT is not the condition of a join.
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${picked} FROM json_each(?1) WHERE true
    ON CONFLICT (${key.join(', ')}) DO ${changed.length > 0 ? `UPDATE SET ${changed.join(', ')}` : 'NOTHING'}`,
    rows,
  )
}
