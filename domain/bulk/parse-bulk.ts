import { maxCodeLength } from '../catalog/coded-variant.ts'
import { findDelimiter } from '../csv/find-delimiter.ts'
import { parseCsv } from '../csv/parse-csv.ts'
import { type BulkColumns, columnsOfHeader, columnsOfRows } from './bulk-columns.ts'
import type { BulkLine } from './bulk-line.ts'
import { parseTypedLine, withoutPieces } from './typed-line.ts'

/**
 * Parses a pasted list, a CSV file, or a mixture of both: a code per line, with an amount, 1 by
 * default. Delimiter, headers and column order are detected. An amount that is not understood stays
 * as it was typed, so that it is refused at its line instead of ordered as 1.
 */
export function parseBulk(pasted: string): BulkLine[] {
  const rows = rowsOf(pasted.replace(/^\ufeff/, ''))
  const columnsOf = columnsByWidth(rows.filter((row, at) => !columnsOfHeader(row, at === 0)))
  let header: BulkColumns | null = null
  return rows
    .flatMap((row, at) => {
      const named = columnsOfHeader(row, at === 0)
      if (!named) return lineOf(row, header && isWithin(row, header) ? header : columnsOf(row))
      header = named
      return []
    })
    .filter(({ code }) => code !== '')
}

/** Columns of rows without a header, by their number of cells: a list may be pasted from several. */
function columnsByWidth(rows: readonly string[][]): (row: string[]) => BulkColumns {
  const columns = new Map<number, BulkColumns>()
  return (row) => {
    const width = row.length
    const common =
      columns.get(width) ?? columnsOfRows(rows.filter(({ length }) => length === width))
    columns.set(width, common)
    return common.amount === null ? columnsOfRows([row]) : common
  }
}

function isWithin(row: readonly string[], { code, amount }: BulkColumns): boolean {
  return row.length > Math.max(code, amount ?? 0)
}

/** Cells; a line with an amount and no delimiter but blanks is code and amount. */
function rowsOf(text: string): string[][] {
  const delimiter = findDelimiter(text)
  const table = parseCsv(text, delimiter ?? ';')
  if (delimiter !== ',' || columnsOfHeader(table[0] ?? [], true)) return table
  // A comma may be that of "RV-100 2,5" or "RV-100, 5".
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => parseTypedLine(line.trim()) ?? parseCsv(line, ',')[0] ?? [])
}

function lineOf(row: string[], { code, amount }: BulkColumns): BulkLine {
  const [only = '', ...others] = row
  if (others.length === 0) {
    const [typed, count] = parseTypedLine(only) ?? [only, '1']
    return bulkLine(typed, count)
  }
  return bulkLine(row[code] ?? '', amount === null ? '1' : withoutPieces(row[amount] ?? ''))
}

/** Our exports prefix formulas with an apostrophe. */
function bulkLine(code: string, amount: string): BulkLine {
  return {
    code: code.replace(/^'/, '').trim().slice(0, maxCodeLength),
    amount: amount.trim().slice(0, 12),
  }
}
