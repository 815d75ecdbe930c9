import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { csvCell } from '../domain/csv/csv-cell.ts'
import { csvRows } from '../scripts/shop/csv-rows.ts'
import { localOperatorKey } from '../scripts/local/local-vars.ts'
import { exportFile } from '../scripts/shop/export-file.ts'
import { importFile } from '../scripts/shop/import-file.ts'
import { OperatorClient } from '../scripts/shop/operator-client.ts'
import { readLines } from '../scripts/shop/read-lines.ts'
import { startBenchShop } from './servers.ts'

/** Columns that tell products and variants apart. */
const own = /^(?:variant\.)?id$|^slug\.|^variant\.(?:catalog|marketing)Code$/

/**
 * Exports the demo's products as CSV, and imports them under new names until the shop has this many:
 * validated, applied, listed and searchable. Returns a sentence with the minutes it took.
 */
export async function measureImport(products: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'luftbasis-import-'))
  const shop = await startBenchShop(8823, 1500, { assets: false })
  try {
    const client = new OperatorClient(shop.url, localOperatorKey())
    const options = { kind: 'products', format: 'csv', isWhole: false } as const
    const demo = join(folder, 'demo.csv')
    const count = await exportFile(client, { ...options, path: demo })
    const many = join(folder, 'many.csv')
    await pipeline(copiesOf(demo, Math.ceil(products / count) - 1), createWriteStream(many))
    const start = performance.now()
    const { new: added, wrong } = await importFile(client, many, {
      kind: 'products',
      isDryRun: false,
      isPartial: false,
      report: console.error,
    })
    const minutes = ((performance.now() - start) / 60_000).toFixed(1)
    return `${added} products imported in ${minutes} minutes, ${wrong} rows wrong.`
  } finally {
    await shop.stop()
    rmSync(folder, { recursive: true })
  }
}

async function* copiesOf(path: string, copies: number): AsyncGenerator<string> {
  for (let copy = 0; copy < copies; copy++) {
    let head: string[] | null = null
    for await (const { cells } of csvRows(readLines(path), ';')) {
      if (head === null) {
        head = cells
        if (copy === 0) yield rowOf(head)
        continue
      }
      const named = cells.map((cell, column) =>
        cell !== '' && own.test(head?.[column] ?? '') ? `${cell}-x${copy}` : cell,
      )
      yield rowOf(named)
    }
  }
}

const rowOf = (cells: readonly string[]) => `${cells.map(csvCell).join(';')}\r\n`
