import { insert, type SeedStatement } from '../db/insert.ts'
import type { BackedUpTable, Manifest, Value } from './manifest.ts'

/** Characters of a value that one statement carries: D1 takes statements of at most 100 kB. */
const maxCharacters = 20_000

/**
 * Statements that put the rows of a backup in place of those in the database, for one file that is
 * run as a whole: nothing is triggered by it, and references are checked at its end.
 */
export function* restoreStatements(
  { triggers, tables }: Manifest,
  rowsOf: (table: BackedUpTable) => Iterable<Value[]>,
): Generator<SeedStatement> {
  yield 'PRAGMA defer_foreign_keys = on'
  for (const { name } of triggers) yield `DROP TRIGGER "${name}"`
  for (const { name } of tables) yield `DELETE FROM "${name}"`
  for (const table of tables) yield* insertRows(table, rowsOf(table))
  for (const { sql } of triggers) yield sql
}

function* insertRows(table: BackedUpTable, rows: Iterable<Value[]>): Generator<SeedStatement> {
  const { name, columns } = table
  const quoted = columns.map((column) => `"${column}"`)
  const longRows: Value[][] = []
  function* shortened() {
    for (const row of rows) {
      if (row.some(isLong)) longRows.push(row)
      yield row.map((value) => (isLong(value) ? value.slice(0, maxCharacters) : value))
    }
  }
  yield* insert(`"${name}"`, quoted, shortened())
  for (const row of longRows) yield* appendRest(table, row)
}

const isLong = (value: Value): value is string =>
  typeof value === 'string' && value.length > maxCharacters

/** The rest of long values, piece by piece. */
function* appendRest(
  { name, columns, key }: BackedUpTable,
  row: Value[],
): Generator<SeedStatement> {
  const where = key.map((column) => `"${column}" IS (?2 ->> '$."${column}"')`).join(' AND ')
  const keyValues = key.map((column) => [column, row[columns.indexOf(column)]])
  const params = JSON.stringify(Object.fromEntries(keyValues))
  for (const [index, value] of row.entries()) {
    if (!isLong(value)) continue
    const column = `"${columns[index] ?? ''}"`
    for (let at = maxCharacters; at < value.length; at += maxCharacters) {
      const sql = `UPDATE "${name}" SET ${column} = ${column} || ?1 WHERE ${where}`
      yield { sql, params: [value.slice(at, at + maxCharacters), params] }
    }
  }
}
