export interface Statement {
  sql: string
  params: string[]
}

export type SeedStatement = string | Statement

/** A row by column. All rows of a statement have the same columns. */
export type TableRow = Readonly<Record<string, unknown>>

/** D1 accepts statements of 100 kB; a .sql file contains the rows within the statement. */
const maxChunk = 60_000

/** Bulk inserts: rows are passed as one JSON parameter, because D1 binds at most 100 parameters. */
export function insert(
  table: string,
  rows: readonly TableRow[],
  verb = 'INSERT INTO',
): Generator<Statement> {
  const columns = columnsOf(rows)
  return inChunks(`${verb} ${table} ${selectOf(columns)}`, valuesOf(rows, columns))
}

export function columnsOf([first = {}]: readonly TableRow[]): string[] {
  return Object.keys(first)
}

/** Columns of a table, and their values from the rows in the parameter `?1`. */
export function selectOf(columns: readonly string[]): string {
  const picked = columns.map((_, index) => `value ->> ${index}`).join(', ')
  return `(${columns.join(', ')}) SELECT ${picked} FROM json_each(?1)`
}

export function* valuesOf(rows: readonly TableRow[], columns: readonly string[]) {
  for (const row of rows) yield columns.map((column) => row[column])
}

/** A statement for all rows, repeated with as many as fit into its parameter `?1`. */
export function* inChunks(sql: string, rows: Iterable<readonly unknown[]>): Generator<Statement> {
  let chunk: string[] = []
  let size = 0
  for (const row of rows) {
    const json = JSON.stringify(row)
    if (size + json.length > maxChunk && chunk.length) {
      yield { sql, params: [`[${chunk.join(',')}]`] }
      chunk = []
      size = 0
    }
    chunk.push(json)
    size += json.length + 1
  }
  if (chunk.length) yield { sql, params: [`[${chunk.join(',')}]`] }
}
