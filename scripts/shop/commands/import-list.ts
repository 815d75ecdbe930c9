import { basename } from 'node:path'
import { textOfCsvCell } from '../../../domain/csv/csv-cell.ts'
import { ChangeResults } from '../../../domain/operator/changes.ts'
import { parseCsvNumber } from '../../../domain/operator/csv-number.ts'
import { CallFailure, type OperatorClient } from '../operator-client.ts'
import { readTable } from '../read-import.ts'
import { UnusableFile } from '../read-lines.ts'

interface Entry {
  line: number
  column: string
  change: object
}

/** Kinds of lists: `code;leipzig;brno` of stock, `code;EUR;CZK` of prices. */
const kinds = {
  stock: {
    path: '/operator/stock',
    atOnce: 50,
    change: (variant: string, column: string, set: number) => ({
      variant,
      warehouse: column,
      set,
    }),
  },
  prices: {
    path: '/operator/prices',
    atOnce: 200,
    change: (variant: string, column: string, amount: number) => ({
      variant,
      currency: column.toUpperCase(),
      amount,
    }),
  },
}

/**
 * `stock import <file>`, `price import <file>`: a row for each code, a column for each warehouse or
 * currency. Rows that are wrong are reported, the others are carried out. Returns what became of
 * the amounts.
 */
export async function importList(
  client: OperatorClient,
  name: keyof typeof kinds,
  file: string,
  tell: (message: string) => void,
): Promise<{ changed: number; same: number; wrong: number }> {
  const { path, atOnce, change } = kinds[name]
  const counts = { changed: 0, same: 0, wrong: 0 }
  const report = (line: number, reason: string) => {
    counts.wrong++
    tell(`${basename(file)}:${line} ${reason}`)
  }
  const send = async (entries: readonly Entry[]) => {
    let rest = entries
    while (rest.length > 0) {
      const body = { [name]: rest.map((entry) => entry.change) }
      try {
        // Sequential: what is left after a refusal is sent again.
        // oxlint-disable-next-line no-await-in-loop
        const { results } = await client.call('PUT', path, ChangeResults, { body })
        for (const { changed } of results) counts[changed ? 'changed' : 'same']++
        return
      } catch (error) {
        const wrong = refusedEntries(error)
        if (wrong.size === 0) throw error
        for (const [index, reason] of wrong) {
          const { line = 0, column = '' } = rest[index] ?? {}
          report(line, `${column}: ${reason}`)
        }
        rest = rest.filter((_, index) => !wrong.has(index))
      }
    }
  }
  let head: string[] | null = null
  let waiting: Entry[] = []
  for await (const { line, cells } of readTable(file)) {
    if (head === null) {
      head = columnsOf(cells, line)
      continue
    }
    const [code = '', ...amounts] = cells.map((cell) => textOfCsvCell(cell).trim())
    if (code === '') report(line, 'has no code')
    for (const [index, amount] of (code === '' ? [] : amounts).entries()) {
      const column = head[index + 1] ?? ''
      const parsed = amount === '' ? null : parseCsvNumber(amount)
      if (!parsed) continue
      if (column === '') report(line, `"${amount}" is in a column without a name`)
      else if ('reason' in parsed) report(line, `${column}: ${parsed.reason}`)
      else waiting.push({ line, column, change: change(code, column, parsed.value) })
    }
    while (waiting.length >= atOnce) {
      // Bounded memory, and calls in the order of the file.
      // oxlint-disable-next-line no-await-in-loop
      await send(waiting.slice(0, atOnce))
      waiting = waiting.slice(atOnce)
    }
  }
  if (head === null) throw new UnusableFile('The file is empty.')
  await send(waiting)
  return counts
}

/** @throws UnusableFile if the first row is no head, because its amounts would be taken for names */
function columnsOf(cells: readonly string[], line: number): string[] {
  const columns = cells.map((cell) => textOfCsvCell(cell).trim())
  const amount = columns.slice(1).find((column) => 'value' in parseCsvNumber(column))
  if (columns.length > 1 && amount === undefined) return columns
  throw new UnusableFile(
    `line ${line} is no head: it names the code, then each warehouse or currency, such as code;leipzig`,
  )
}

/** Reasons by index of a refused call. */
function refusedEntries(error: unknown): Map<number, string> {
  const errors = (error instanceof CallFailure && error.problem?.errors) || []
  return new Map(
    errors.flatMap(({ field, reason }) => {
      const [, index] = /^\w+\.(\d+)(?:\.|$)/.exec(field) ?? []
      return index === undefined ? [] : [[Number(index), reason] as const]
    }),
  )
}
