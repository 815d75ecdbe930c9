import { ReportedHealth } from '../../domain/operator/health.ts'
import { importList } from './commands/import-list.ts'
import { exportFile } from './export-file.ts'
import { fromCaller } from './from-caller.ts'
import { type FileKind, findKind, importFile } from './import-file.ts'
import type { OperatorClient } from './operator-client.ts'
import { WrongUsage } from './wrong-usage.ts'

/* Commands that print while they run, and return the exit code: 1 if rows or checks are wrong. */

export async function printHealth(client: OperatorClient): Promise<number> {
  const health = await client.call('GET', '/operator/health', ReportedHealth, { takes503: true })
  console.log(JSON.stringify(health, null, 2))
  return health.ok ? 0 : 1
}

interface ExportFlags {
  out: string
  format: string
  all: boolean
}

export async function runExport(
  client: OperatorClient,
  kind: FileKind,
  { out, format, all }: ExportFlags,
): Promise<number> {
  if (format && !['csv', 'jsonl'].includes(format)) {
    throw new WrongUsage(`"${format}" is no format: csv or jsonl`)
  }
  const isCsv = kind === 'products' && (format === 'csv' || (!format && out.endsWith('.csv')))
  if (kind !== 'products' && format === 'csv') throw new WrongUsage(`${kind} is JSON Lines.`)
  const count = await exportFile(client, {
    kind,
    path: out && fromCaller(out),
    format: isCsv ? 'csv' : 'jsonl',
    isWhole: all,
  })
  // Standard output may be the file.
  console.error(`${count} records`)
  return 0
}

interface ImportFlags {
  'dry-run': boolean
  partial: boolean
}

export async function runImport(
  client: OperatorClient,
  path: string,
  { 'dry-run': isDryRun, partial: isPartial }: ImportFlags,
): Promise<number> {
  const report = (message: string) => console.error(message)
  const kind = await findKind(path)
  const status = await importFile(client, path, { kind, isDryRun, isPartial, report })
  const { wrong, unchanged, changed } = status
  const isWritten = !isDryRun && (wrong === 0 || isPartial)
  const note = isWritten ? '' : isDryRun ? ' (dry run: nothing written)' : ' (nothing written)'
  console.log(
    `${changed} changed, ${status.new} new, ${unchanged} unchanged, ${wrong} wrong${note}`,
  )
  return wrong > 0 ? 1 : 0
}

export async function runList(
  client: OperatorClient,
  name: 'stock' | 'prices',
  path: string,
): Promise<number> {
  const counts = await importList(client, name, path, (message) => console.error(message))
  console.log(`${counts.changed} changed, ${counts.same} as they were, ${counts.wrong} wrong`)
  return counts.wrong > 0 ? 1 : 0
}
