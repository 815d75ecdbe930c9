import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { Writable } from 'node:stream'
import * as z from 'zod/mini'
import { csvCell } from '../../domain/csv/csv-cell.ts'
import { cellOf } from '../../domain/operator/product-columns.ts'
import { ProductRecord } from '../../domain/operator/product-record.ts'
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

/** Exports the shop's data, page by page. */
export async function exportFile(
  client: OperatorClient,
  { kind, path, format, isWhole }: ExportOptions,
): Promise<number> {
  const output = path === '' ? process.stdout : createWriteStream(path)
  const target = `/operator/${kind}`
  const columns =
    format === 'csv'
      ? (await client.call('GET', `${target}/columns${isWhole ? '?all=1' : ''}`, Columns)).columns
      : []
  if (format === 'csv') await write(output, `\ufeff${columns.map(csvCell).join(';')}\r\n`)
  let count = 0
  for (let after: string | null = ''; after !== null;) {
    const query = new URLSearchParams({ after })
    const page = await client.call('GET', `${target}?${query}`, Page)
    for (const record of page.records) {
      const text = format === 'csv' ? csvOf(record, columns) : `${JSON.stringify(record)}\n`
      await write(output, text)
      count++
    }
    after = page.next
  }
  if (path !== '') {
    output.end()
    await once(output, 'finish')
  }
  return count
}

/** One row per variant. */
function csvOf(record: unknown, columns: readonly string[]): string {
  const product = ProductRecord.parse(record)
  const rows = product.variants.map((variant) =>
    columns.map((column) => csvCell(cellOf(product, variant, column))).join(';'),
  )
  return `${rows.join('\r\n')}\r\n`
}

async function write(output: Writable, text: string): Promise<void> {
  if (!output.write(text)) await once(output, 'drain')
}
