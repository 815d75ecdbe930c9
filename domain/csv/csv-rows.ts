import { endsWithinQuotes, parseCsv } from './parse-csv.ts'

/** Lines that one row may have; beyond them a quote is an unclosed inch mark. */
const maxLines = 100

interface CsvRow {
  /** Number of its first line, counted from 1. */
  line: number
  cells: string[]
}

/** Rows of a file that is read line by line, with their lines; rows without content are left out. */
export async function* csvRows(
  lines: AsyncIterable<string> | Iterable<string>,
  delimiter: string,
): AsyncGenerator<CsvRow> {
  let pending: string[] = []
  let first = 1
  /** The row that begins the lines which wait; unless forced, only one that is complete. */
  function* take(isForced: boolean): Generator<CsvRow> {
    while (pending.length > 0) {
      const isOpen = (count: number) =>
        endsWithinQuotes(pending.slice(0, count).join('\n'), delimiter)
      let used = 1
      while (used <= pending.length && isOpen(used)) used++
      if (used > pending.length) {
        if (!isForced && pending.length <= maxLines) return
        used = 1
      }
      const [cells] = parseCsv(pending.slice(0, used).join('\n'), delimiter)
      if (cells) yield { line: first, cells }
      pending = pending.slice(used)
      first += used
    }
  }
  for await (const line of lines) {
    pending.push(line)
    yield* take(false)
  }
  yield* take(true)
}
