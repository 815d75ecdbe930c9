import { endsWithinQuotes, parseCsv } from '../../domain/csv/parse-csv.ts'

/** Maximum lines of one row; beyond it a quote counts as an unclosed inch mark. */
const maxLines = 1000

interface CsvRow {
  /** Number of its first line, counted from 1. */
  line: number
  cells: string[]
}

/** Parses rows while reading line by line; empty rows are skipped. */
export async function* csvRows(
  lines: AsyncIterable<string> | Iterable<string>,
  delimiter: string,
): AsyncGenerator<CsvRow> {
  let pending: string[] = []
  let first = 1
  /** So many of the pending lines are no complete row. */
  let open = 0
  /** The first row of the buffered lines; unless forced, only a complete one. */
  function* take(isForced: boolean): Generator<CsvRow> {
    while (pending.length > 0) {
      const isOpen = (count: number) =>
        endsWithinQuotes(pending.slice(0, count).join('\n'), delimiter)
      let used = open + 1
      while (used <= pending.length && isOpen(used)) used++
      open = used - 1
      if (used > pending.length) {
        if (!isForced && pending.length <= maxLines) return
        used = 1
      }
      open = 0
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
