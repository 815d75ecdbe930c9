/*
 * Operates a shop through its operator API (docs/operator.md).
 *   npm run shop -- import products.csv --dry-run      reports errors and changes, writes nothing
 *   npm run shop -- import products.csv --partial      imports the valid rows
 *   npm run shop -- export products --out products.csv
 *   npm run shop -- export catalogue --out catalogue.jsonl
 *   npm run shop -- export content --out content.jsonl
 *   npm run shop -- export invoices --out invoices     new ones, as PDF; of public buyers as XML too
 *   npm run shop -- export newsletter --out list.csv   who has confirmed it, with unsubscribe links
 *   npm run shop -- delete page old-terms --to /terms       its address leads there from now on
 *   npm run shop -- price set LB-1001 19,90 --currency EUR
 *   npm run shop -- stock set LB-1001 leipzig=12 brno=3
 *   npm run shop -- stock adjust LB-1001 leipzig=-2
 *   npm run shop -- stock import stock.csv             rows of code;leipzig;brno, also price import
 *   npm run shop -- order list                         what is to be sent or refunded
 *   npm run shop -- order show 2026000123
 *   npm run shop -- order paid 2026000123 --reference 2026-11-22/17
 *   npm run shop -- order packed 2026000123
 *   npm run shop -- order shipped 2026000123 --carrier DHL --number 00340434 LB-1001=2
 *   npm run shop -- order cancel 2026000123 LB-1001=1
 *   npm run shop -- order withdrawn 2026000123 LB-1001=1 --restock
 *   npm run shop -- order refund 2026000123 19,90
 *   npm run shop -- withdrawal list                    declared ones that nothing was done about
 *   npm run shop -- offer show AN2026-00017 --out offer.pdf
 *   npm run shop -- coupon set HERBST26 10 --until 2026-12-31 --minimum 50 --currency EUR
 *   npm run shop -- group set handwerk 12              a price group; its customers by group put
 *   npm run shop -- review list                        reviews that wait
 *   npm run shop -- review reply 3f9c 'Danke!'         the shop's answer to a published one
 *   npm run shop -- claim list
 *   npm run shop -- claim set 7F3A09C21B settled --note 'Ersatz ist unterwegs.'
 *   npm run shop -- mail list                          mails that reached nobody; send <id> or all
 *   npm run shop -- merchant show > merchant.json
 *   npm run shop -- merchant set merchant.json
 *   npm run shop -- login-as kunde@shop.example --operator 'Olga Berger' --domain de
 *   npm run shop -- vitals                             a link to the metrics of real page views
 *   npm run shop -- health                             health checks; exit code 1 if one fails
 *   --url https://www.shop.example   another shop than http://localhost:8787; its key in OPERATOR_KEY
 */
import { resolve } from 'node:path'
import { changeStock, setMerchant, setPrices, showMerchant } from './commands/change-commands.ts'
import { deleteRecord } from './commands/delete-command.ts'
import { commandClaim } from './commands/claim-commands.ts'
import { commandCoupon } from './commands/coupon-commands.ts'
import { commandGroup } from './commands/group-commands.ts'
import { importList } from './commands/import-list.ts'
import { commandMail } from './commands/mail-commands.ts'
import { commandReview } from './commands/review-commands.ts'
import { exportFile } from './export-file.ts'
import { makeLoginLink } from './commands/customer-commands.ts'
import { ReportedHealth } from '../../domain/operator/health.ts'
import { signLink } from '../../domain/operator/signed-link.ts'
import { readOptions } from '../read-options.ts'
import { fileProblem } from './file-problem.ts'
import { findKey } from './find-key.ts'
import { FileKind, findKind, importFile } from './import-file.ts'
import { showOffer } from './commands/offer-commands.ts'
import { commandOrder } from './commands/order-commands.ts'
import { CallFailure, OperatorClient } from './operator-client.ts'
import { exportSubscribers } from './commands/export-subscribers.ts'
import { listWithdrawals } from './commands/withdrawal-commands.ts'
import { saveInvoices } from './commands/save-invoices.ts'
import { UnusableFile } from './read-lines.ts'
import { requireUsed } from './require-used.ts'
import { options, usage } from './usage.ts'
import { WrongUsage } from './wrong-usage.ts'

/** File paths are relative to where npm was called. */
const fromCaller = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path)

try {
  process.exitCode = await run()
} catch (error) {
  const sentence = sentenceOf(error)
  if (sentence === null) throw error
  console.error(sentence)
  process.exitCode = 2
}

/** The sentence of a user error; null: a bug, which shows its stack. */
function sentenceOf(error: unknown): string | null {
  const kinds = [WrongUsage, CallFailure, UnusableFile]
  if (kinds.some((kind) => error instanceof kind)) return String(Object(error).message)
  return fileProblem(error)
}

/** Returns the exit code: 1 if rows are wrong. */
async function run(): Promise<number> {
  const { values, positionals } = readOptions(options, { usage })
  if (values.help || positionals[0] === 'help') return print([usage])
  const url = URL.parse(values.url)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new WrongUsage(`${values.url} is no address: it begins with https://`)
  }
  const key = findKey(url, process.env['OPERATOR_KEY'])
  const client = new OperatorClient(url.origin, key)
  const [command = '', action = '', ...args] = positionals
  requireUsed(`${command} ${action}`, args)
  switch (`${command} ${action}`) {
    case 'price set':
      return print(await setPrices(client, args, values.currency.toUpperCase()))
    case 'stock set':
      return print(await changeStock(client, 'set', args, values.key))
    case 'stock adjust':
      return print(await changeStock(client, 'adjust', args, values.key))
    case 'stock import':
    case 'price import':
      if (!args[0]) throw new WrongUsage(`${command} import <file>`)
      return runList(client, command === 'stock' ? 'stock' : 'prices', fromCaller(args[0]))
    case 'vitals ':
      return print([url.origin + (await signLink(key, '/operator/vitals')), 'good for ten minutes'])
    case 'health ':
      return printHealth(client)
    case 'merchant show':
      return print(await showMerchant(client))
    case 'merchant set':
      if (!args[0]) throw new WrongUsage('merchant set <file>')
      return print(await setMerchant(client, fromCaller(args[0])))
    case 'withdrawal list':
      return print(await listWithdrawals(client, args[0]))
    case 'offer show':
      if (!args[0]) throw new WrongUsage('offer show <number> [--out <file.pdf>]')
      return print(await showOffer(client, args[0], values.out && fromCaller(values.out)))
    case 'export invoices':
      if (!values.out) throw new WrongUsage('export invoices --out <folder>')
      return print(await saveInvoices(client, fromCaller(values.out)))
    case 'export newsletter':
      if (!values.out) throw new WrongUsage('export newsletter --out <file>')
      return print(await exportSubscribers(client, fromCaller(values.out)))
    case 'export products':
    case 'export catalogue':
    case 'export content':
      return runExport(client, FileKind.parse(action), values)
    default:
      if (command === 'order' && action) {
        return print(await commandOrder(client, action, args, values))
      }
      if (command === 'coupon' && action) {
        return print(await commandCoupon(client, action, args, values))
      }
      if (command === 'group' && action) {
        return print(await commandGroup(client, action, args))
      }
      if (command === 'review' && action) {
        return print(await commandReview(client, action, args))
      }
      if (command === 'claim' && action) {
        return print(await commandClaim(client, action, args, values))
      }
      if (command === 'mail' && action) {
        return print(await commandMail(client, action, args))
      }
      if (command === 'delete' && action) {
        return print(await deleteRecord(client, action, args, values.to))
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

async function runList(
  client: OperatorClient,
  name: 'stock' | 'prices',
  path: string,
): Promise<number> {
  const counts = await importList(client, name, path, (message) => console.error(message))
  console.log(`${counts.changed} changed, ${counts.same} as they were, ${counts.wrong} wrong`)
  return counts.wrong > 0 ? 1 : 0
}

function print(lines: readonly string[]): number {
  console.log(lines.join('\n'))
  return 0
}
