import { maxCodeLength } from '../catalog/coded-variant.ts'
import { findDelimiter } from '../csv/find-delimiter.ts'
import { parseCsv } from '../csv/parse-csv.ts'
import { findColumns } from './bulk-columns.ts'
import type { BulkLine } from './bulk-line.ts'

/** `RV-100 5`, `RV-100 x 5`, `RV-100 2,5`: code and amount separated by blanks. */
const spaced = /^(\S+)\s+(?:[x×*]\s*)?(\d{1,4}(?:[.,]\d{1,3})?)$/i

/**
 * Parses a pasted list or a CSV file: a code per line, with an amount, 1 by default. Delimiter,
 * header and column order are detected.
 */
export function parseBulk(pasted: string): BulkLine[] {
  const text = pasted.replace(/^\ufeff/, '')
  const rows = spacedRows(text) ?? parseCsv(text, findDelimiter(text) ?? ';').map(splitSpaced)
  const columns = findColumns(rows)
  return rows
    .slice(columns.hasHeader ? 1 : 0)
    .map((row) => lineOf(row[columns.code] ?? '', cellOf(row, columns.amount)))
    .filter(({ code }) => code !== '')
}

/** Formats may be mixed within one list. */
function splitSpaced(row: string[]): string[] {
  const [only = '', ...others] = row
  return others.length === 0 ? (spaced.exec(only)?.slice(1) ?? row) : row
}

/** null if blanks are not the separator. */
function spacedRows(text: string): string[][] | null {
  const lines = text.split(/\r\n|\r|\n/).flatMap((line) => line.trim() || [])
  const rows = lines.map((line) => spaced.exec(line)?.slice(1) ?? [line])
  const isPlain = lines.every((line) => !/[;\t"]/.test(line))
  const hasPairs = rows.some((row) => row.length > 1)
  const isSpaced = isPlain && hasPairs && rows.every(([code = '']) => !/[\s,]/.test(code))
  return isSpaced ? rows : null
}

function cellOf(row: readonly string[], column: number | null): string {
  return column === null ? '' : (row[column] ?? '')
}

/** Our exports prefix formulas with an apostrophe. */
function lineOf(code: string, amount: string): BulkLine {
  return {
    code: code.replace(/^'/, '').trim().slice(0, maxCodeLength),
    amount: amount.slice(0, 12) || '1',
  }
}
