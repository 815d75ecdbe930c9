export interface Statement {
  sql: string
  params: string[]
}

export type SeedStatement = string | Statement

/** D1 accepts statements of 100 kB; a .sql file contains the rows within the statement. */
const maxChunk = 60_000

/** Bulk inserts: rows are passed as one JSON parameter, because D1 binds at most 100 parameters. */
export function insert(
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly unknown[]>,
  verb = 'INSERT INTO',
): Generator<Statement> {
  const picked = columns.map((_, index) => `value ->> ${index}`).join(', ')
  return inChunks(
    `${verb} ${table} (${columns.join(', ')}) SELECT ${picked} FROM json_each(?1)`,
    rows,
  )
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
