/*
 * Operates a shop through its operator API (docs/operator.md).
 *   npm run shop -- import products.csv --dry-run      reports errors and changes, writes nothing
 *   npm run shop -- import products.csv --partial      imports the valid rows
 *   npm run shop -- export products --out products.csv
 *   npm run shop -- export catalogue --out catalogue.jsonl
 *   npm run shop -- export content --out content.jsonl
 *   npm run shop -- price set LB-1001 19,90 --currency EUR
 *   npm run shop -- stock set LB-1001 leipzig=12 brno=3
 *   npm run shop -- stock adjust LB-1001 leipzig=-2
 *   npm run shop -- order show 2026000123
 *   npm run shop -- order paid 2026000123 --reference 2026-11-22/17
 *   npm run shop -- order packed 2026000123
 *   npm run shop -- order shipped 2026000123 --carrier DHL --number 00340434 LB-1001=2
 *   npm run shop -- order cancel 2026000123 LB-1001=1
 *   npm run shop -- order withdrawn 2026000123 LB-1001=1 --restock
 *   npm run shop -- order refund 2026000123 19,90
 *   npm run shop -- claim list
 *   npm run shop -- claim set 7F3A09C21B settled --note 'Ersatz ist unterwegs.'
 *   npm run shop -- merchant set merchant.json
 *   npm run shop -- login-as kunde@shop.example --operator 'Olga Berger' --domain de
 *   npm run shop -- vitals                             a link to the metrics of real page views
 *   npm run shop -- health                             health checks; exit code 1 if one fails
 *   --url https://www.shop.example   another shop than http://localhost:8787; its key in OPERATOR_KEY
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { changeStock, setMerchant, setPrices } from './change-commands.ts'
import { commandClaim } from './claim-commands.ts'
import { exportFile } from './export-file.ts'
import { makeLoginLink } from './customer-commands.ts'
import { ReportedHealth } from '../../domain/operator/health.ts'
import { signLink } from '../../domain/operator/signed-link.ts'
import { findKey } from './find-key.ts'
import { FileKind, findKind, importFile } from './import-file.ts'
import { commandOrder } from './order-commands.ts'
import { CallFailure, OperatorClient } from './operator-client.ts'
import { UnusableFile } from './read-lines.ts'
import { WrongUsage } from './wrong-usage.ts'

const usage = `import <file> [--dry-run] [--partial]
export products|catalogue|content [--out <file>] [--format csv|jsonl] [--all]
price set <code> <amount> [<code> <amount> …] [--currency EUR|CZK]
stock set|adjust <code> <warehouse>=<amount> …
order show|paid|packed|shipped|cancel|withdrawn|refund <number> [<code>=<amount> …]
  [--carrier <name> --number <tracking> --tracking-url <url>] [--reference <text>] [--credit <amount>] [--restock]
claim list [<state>] | show <number> | set <number> <state> [--note <text for the customer>]
merchant set <file>
login-as <e-mail> --operator <name> [--domain <code>]
vitals
health`

/** File paths are relative to where npm was called. */
const fromCaller = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path)

try {
  process.exitCode = await run()
} catch (error) {
  if (!isExpected(error)) throw error
  console.error(error.message)
  process.exitCode = 2
}

/** User errors; everything else is a bug and shows its stack. */
function isExpected(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const isFile = 'code' in error && ['ENOENT', 'EACCES', 'EISDIR'].includes(String(error.code))
  const kinds = [WrongUsage, CallFailure, UnusableFile]
  return isFile || kinds.some((kind) => error instanceof kind)
}

/** Returns the exit code: 1 if rows are wrong. */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string', default: process.env['SHOP_URL'] ?? 'http://localhost:8787' },
      'dry-run': { type: 'boolean', default: false },
      partial: { type: 'boolean', default: false },
      currency: { type: 'string', default: 'EUR' },
      out: { type: 'string', default: '' },
      format: { type: 'string', default: '' },
      all: { type: 'boolean', default: false },
      carrier: { type: 'string', default: '' },
      number: { type: 'string', default: '' },
      'tracking-url': { type: 'string', default: '' },
      reference: { type: 'string', default: '' },
      credit: { type: 'string', default: '' },
      note: { type: 'string', default: '' },
      restock: { type: 'boolean', default: false },
      operator: { type: 'string', default: '' },
      domain: { type: 'string', default: 'de' },
    },
  })
  const url = URL.parse(values.url)
  if (!url) throw new WrongUsage(`${values.url} is no address`)
  const key = findKey(url, process.env['OPERATOR_KEY'])
  const client = new OperatorClient(url.origin, key)
  const [command = '', action = '', ...args] = positionals
  switch (`${command} ${action}`) {
    case 'price set':
      return print(await setPrices(client, args, values.currency))
    case 'stock set':
      return print(await changeStock(client, 'set', args))
    case 'stock adjust':
      return print(await changeStock(client, 'adjust', args))
    case 'vitals ':
      return print([url.origin + (await signLink(key, '/operator/vitals')), 'good for ten minutes'])
    case 'health ':
      return printHealth(client)
    case 'merchant set':
      if (!args[0]) throw new WrongUsage('merchant set <file>')
      return print(await setMerchant(client, fromCaller(args[0])))
    case 'export products':
    case 'export catalogue':
    case 'export content':
      return runExport(client, FileKind.parse(action), values)
    default:
      if (command === 'order' && action) {
        return print(await commandOrder(client, action, args, values))
      }
      if (command === 'claim' && action) {
        return print(await commandClaim(client, action, args, values))
      }
      if (command === 'login-as' && action) {
        return print(await makeLoginLink(client, url.origin, action, values))
      }
      if (command === 'import' && action) return runImport(client, fromCaller(action), values)
      throw new WrongUsage(usage)
  }
}

async function printHealth(client: OperatorClient): Promise<number> {
  const health = await client.call('GET', '/operator/health', ReportedHealth, { takes503: true })
  console.log(JSON.stringify(health, null, 2))
  return health.ok ? 0 : 1
}

interface ExportFlags {
  out: string
  format: string
  all: boolean
}

async function runExport(
  client: OperatorClient,
  kind: FileKind,
  { out, format, all }: ExportFlags,
): Promise<number> {
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

async function runImport(
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

function print(lines: readonly string[]): number {
  console.log(lines.join('\n'))
  return 0
}
