import { csvRows } from './csv-rows.ts'
import { textOfCsvCell } from '../../domain/csv/csv-cell.ts'
import { findDelimiter } from '../../domain/csv/find-delimiter.ts'
import type { ImportRows } from '../../domain/operator/imports.ts'
import { isJsonObject } from '../../domain/operator/json.ts'
import { columnKind, findColumn } from '../../domain/operator/product-columns.ts'
import { readLines, UnusableFile } from './read-lines.ts'

type Row = ImportRows['rows'][number]

/** Rows of a CSV or JSON Lines file, one after the other. */
export function readImport(path: string): AsyncGenerator<Row> {
  return /\.(jsonl|ndjson|json)$/i.test(path) ? readRecords(path) : readCells(path)
}

async function* readRecords(path: string): AsyncGenerator<Row> {
  let line = 0
  let isFirst = true
  for await (const text of readLines(path)) {
    line++
    if (text.trim() === '') continue
    const record = parseJson(text)
    if (isFirst && record === undefined && /^\s*[[{]/.test(text)) {
      throw new UnusableFile('One JSON value stands over several lines: write an object a line.')
    }
    isFirst = false
    yield isJsonObject(record) ? { line, record } : { line, reason: 'is not a JSON object' }
  }
}

async function* readCells(path: string): AsyncGenerator<Row> {
  let head: string[] | null = null
  for await (const { line, cells } of readTable(path)) {
    if (head === null) {
      head = columnsOf(withoutEmptyEnd(cells), line)
      continue
    }
    const count = Math.max(withoutEmptyEnd(cells).length, Math.min(cells.length, head.length))
    if (count !== head.length) {
      yield { line, reason: `has ${count} cells, the head has ${head.length}` }
    } else {
      const columns = head.map((column, index) => [column, textOfCsvCell(cells[index] ?? '')])
      yield { line, cells: Object.fromEntries(columns) }
    }
  }
  if (head === null) throw new UnusableFile('The file is empty.')
}

/** Rows of a CSV file without the line that names the delimiter. */
export async function* readTable(path: string): ReturnType<typeof csvRows> {
  const delimiter = await delimiterOf(path)
  for await (const row of csvRows(readLines(path), delimiter)) {
    if (row.line > 1 || !separatorIn(row.cells.join(delimiter))) yield row
  }
}

/** Spreadsheets save every column that was ever used. */
function withoutEmptyEnd(cells: readonly string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
}

/** @throws UnusableFile naming each unknown or duplicate column */
function columnsOf(cells: readonly string[], line: number): string[] {
  const columns = cells.map((written) => findColumn(written) ?? written)
  const wrong = columns.flatMap((column, index) => {
    if (column === '') return `line ${line}, column ${index + 1}: has no name`
    if (columnKind(column) === null) {
      return `line ${line}, column ${index + 1}: "${column}" is unknown`
    }
    return columns.indexOf(column) === index ? [] : `line ${line}: "${column}" is there twice`
  })
  if (wrong.length > 0) {
    const advice = 'The columns are those of npm run shop -- export products --out products.csv'
    throw new UnusableFile([...wrong, advice].join('\n'))
  }
  return columns
}

async function delimiterOf(path: string): Promise<string> {
  const lines: string[] = []
  for await (const line of readLines(path)) {
    if (lines.push(line) === 20) break
  }
  return separatorIn(lines[0] ?? '') ?? findDelimiter(lines.join('\n')) ?? ';'
}

/** Delimiter by the line `sep=;`, which spreadsheets write and read. */
function separatorIn(line: string): string | null {
  return /^sep=([;,\t])$/i.exec(line)?.[1] ?? null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
