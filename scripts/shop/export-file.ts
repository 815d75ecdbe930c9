import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'
import { csvCell } from '../../domain/csv/csv-cell.ts'
import { cellOf } from '../../domain/operator/product-columns.ts'
import { ProductRecord } from '../../domain/operator/product-record.ts'
import { writeFile } from '../write-file.ts'
import type { FileKind } from './import-file.ts'
import type { OperatorClient } from './operator-client.ts'

interface ExportOptions {
  kind: FileKind
  /** Empty: standard output. */
  path: string
  format: 'csv' | 'jsonl'
  /** Includes the columns that hold JSON. */
  isWhole: boolean
}

const Columns = z.object({ columns: z.array(z.string()) })
const Page = z.object({
  records: z.array(z.record(z.string(), z.unknown())),
  next: z.nullable(z.string()),
})

/**
 * Exports the shop's data, page by page. A file appears when it is complete: an export that fails
 * leaves the former one.
 */
export async function exportFile(
  client: OperatorClient,
  { kind, path, format, isWhole }: ExportOptions,
): Promise<number> {
  const counter = { records: 0 }
  const text = textOf(client, { kind, format, isWhole }, counter)
  if (path === '') {
    await pipeline(text, process.stdout, { end: false }).catch(ignoreClosedPipe)
    return counter.records
  }
  await writeFile(path, text)
  return counter.records
}

async function* textOf(
  client: OperatorClient,
  { kind, format, isWhole }: Omit<ExportOptions, 'path'>,
  counter: { records: number },
): AsyncGenerator<string> {
  const target = `/operator/${kind}`
  const columns =
    format === 'csv'
      ? (await client.call('GET', `${target}/columns${isWhole ? '?all=1' : ''}`, Columns)).columns
      : []
  if (format === 'csv') yield `\ufeff${columns.map(csvCell).join(';')}\r\n`
  for (let after: string | null = ''; after !== null;) {
    const query = new URLSearchParams({ after })
    const page = await client.call('GET', `${target}?${query}`, Page)
    for (const record of page.records) {
      yield format === 'csv' ? csvOf(record, columns) : `${JSON.stringify(record)}\n`
      counter.records++
    }
    after = page.next
  }
}

/** As after `| head`: the reader has enough. */
function ignoreClosedPipe(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error
}

/** One row per variant. */
function csvOf(record: unknown, columns: readonly string[]): string {
  const product = ProductRecord.parse(record)
  const rows = product.variants.map((variant) =>
    columns.map((column) => csvCell(cellOf(product, variant, column))).join(';'),
  )
  return `${rows.join('\r\n')}\r\n`
}
