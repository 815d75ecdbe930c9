import { inChunks, type SeedStatement } from '../../backend/db/insert.ts'
import type { Value } from '../../backend/db/value.ts'
import { hasNumber, numberedTables } from '../../backend/backup/catalogue-numbers.ts'
import type { BackedUpTable, Manifest } from '../../backend/backup/manifest.ts'

/** Maximum value size per statement: D1 accepts 100 kB. */
const longest = /[^]{1,8000}/gu

/**
 * Statements that replace the database's rows with those of a backup, as one file, so that no
 * trigger fires. @param pagesOf rows of a table, in pages that fit into memory
 */
export function* restoreStatements(
  { triggers, tables }: Manifest,
  pagesOf: (table: BackedUpTable) => Iterable<Value[][]>,
): Generator<SeedStatement> {
  for (const { name } of triggers) yield `DROP TRIGGER "${name}"`
  for (const { name } of tables) yield `DELETE FROM "${name}"`
  for (const table of tables) {
    for (const rows of pagesOf(table)) yield* insertRows(table, rows)
  }
  for (const { sql } of triggers) yield sql
}

function* insertRows(table: BackedUpTable, rows: readonly Value[][]): Generator<SeedStatement> {
  let short: Value[][] = []
  for (const row of rows) {
    const pieces = row.map(piecesOf)
    if (pieces.every(({ length }) => length <= 1) || table.columns.some(hasNumber)) {
      short.push(row)
      continue
    }
    // Keeps the order, because `appendRest` appends to the last inserted row.
    yield* insertShort(table, short)
    short = []
    yield* insertShort(table, [row.map((value, index) => pieces[index]?.[0] ?? value)])
    yield* appendRest(table, pieces)
  }
  yield* insertShort(table, short)
}

function insertShort(
  { name, columns }: BackedUpTable,
  rows: readonly Value[][],
): Generator<SeedStatement> {
  const quoted = columns.map((column) => `"${column}"`).join(', ')
  const values = columns.map((column, index) => restoreColumn(column, `value ->> ${index}`))
  // A row without its product is dropped.
  const verb = columns.some(hasNumber) ? 'INSERT OR IGNORE' : 'INSERT'
  return inChunks(
    `${verb} INTO "${name}" (${quoted}) SELECT ${values.join(', ')} FROM json_each(?1)`,
    rows,
  )
}

/** Splits a text into pieces at character boundaries; empty for short ones. */
function piecesOf(value: Value): string[] {
  return typeof value === 'string' ? (value.match(longest) ?? []) : []
}

function* appendRest(
  { name, columns }: BackedUpTable,
  pieces: readonly string[][],
): Generator<SeedStatement> {
  for (const [index, [, ...rest]] of pieces.entries()) {
    const column = `"${columns[index] ?? ''}"`
    const sql = `UPDATE "${name}" SET ${column} = ${column} || ?1
      WHERE rowid = (SELECT max(rowid) FROM "${name}")`
    for (const piece of rest) yield { sql, params: [piece] }
  }
}

/** SQL of the row number for the id that a backup stores (`value`); NULL for a deleted row. */
function restoreColumn(column: string, value: string): string {
  const named = numberedTables[column]
  return named ? `(SELECT n FROM "${named}" WHERE id = ${value})` : value
}
