import { basename } from 'node:path'
import { textOfCsvCell } from '../../../domain/csv/csv-cell.ts'
import { ChangeResults } from '../../../domain/operator/changes.ts'
import { parseCsvNumber } from '../../../domain/operator/csv-number.ts'
import { CallFailure, type OperatorClient } from '../operator-client.ts'
import { partlyDone } from '../partly-done.ts'
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
  const faults: Fault[] = []
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
        if (wrong.size === 0) throw partlyDone(error, counts.changed + counts.same)
        for (const [index, { reason, isRow }] of wrong) {
          const { line = 0, column = '' } = rest[index] ?? {}
          faults.push({ line, column: isRow ? '' : column, reason })
        }
        rest = rest.filter((_, index) => !wrong.has(index))
      }
    }
  }
  let waiting: Entry[] = []
  const finish = async () => {
    for (let from = 0; from < waiting.length; from += atOnce) {
      // Bounded memory, and calls in the order of the file.
      // oxlint-disable-next-line no-await-in-loop
      await send(waiting.slice(from, from + atOnce))
    }
    waiting = []
    counts.wrong += faults.length
    for (const sentence of sentencesOf(faults.splice(0))) tell(`${basename(file)}:${sentence}`)
  }
  let head: string[] | null = null
  for await (const { line, cells } of readTable(file)) {
    if (head === null) {
      head = columnsOf(cells, line)
      continue
    }
    // Between two rows, so that all that is wrong with one is said at once.
    // oxlint-disable-next-line no-await-in-loop
    if (waiting.length + cells.length > atOnce) await finish()
    const [code = '', ...amounts] = cells.map((cell) => textOfCsvCell(cell).trim())
    if (code === '') faults.push({ line, column: '', reason: 'has no code' })
    for (const [index, amount] of (code === '' ? [] : amounts).entries()) {
      const column = head[index + 1] ?? ''
      const parsed = amount === '' ? null : parseCsvNumber(amount)
      if (!parsed) continue
      const fault = (reason: string) => faults.push({ line, column, reason })
      if (column === '') fault(`"${amount}" is in a column without a name`)
      else if ('reason' in parsed) fault(parsed.reason)
      else waiting.push({ line, column, change: change(code, column, parsed.value) })
    }
  }
  if (head === null) throw new UnusableFile('The file is empty.')
  await finish()
  return counts
}

interface Fault {
  line: number
  /** Empty: of the whole row. */
  column: string
  reason: string
}

/** One for each row: `7 leipzig, brno: "zwölf" is not a number; …` */
function sentencesOf(faults: readonly Fault[]): string[] {
  const byLine = [...Map.groupBy(faults, ({ line }) => line)].toSorted(([a], [b]) => a - b)
  return byLine.map(([line, own]) => {
    const byReason = Map.groupBy(own, ({ reason }) => reason)
    const reasons = [...byReason].map(([reason, same]) => {
      const columns = same.flatMap(({ column }) => column || []).join(', ')
      return columns ? `${columns}: ${reason}` : reason
    })
    return `${line} ${reasons.join('; ')}`
  })
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

/** Reasons by index of a refused call; of an unknown code it is that of the row. */
function refusedEntries(error: unknown): Map<number, { reason: string; isRow: boolean }> {
  const errors = (error instanceof CallFailure && error.problem?.errors) || []
  return new Map(
    errors.flatMap(({ field, reason }) => {
      const [, index, part] = /^\w+\.(\d+)(?:\.(\w+)|$)/.exec(field) ?? []
      return index === undefined
        ? []
        : [[Number(index), { reason, isRow: part === 'variant' }] as const]
    }),
  )
}
