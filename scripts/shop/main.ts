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
import { readOptions } from '../read-options.ts'
import { findCommand } from './commands.ts'
import { fileProblem } from './file-problem.ts'
import { findKey } from './find-key.ts'
import { CallFailure, OperatorClient } from './operator-client.ts'
import { UnusableFile } from './read-lines.ts'
import { requireUsed } from './require-used.ts'
import { options, usage } from './usage.ts'
import { WrongUsage } from './wrong-usage.ts'

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
  const carryOut = findCommand(command, action)
  if (!carryOut) throw new WrongUsage(usage)
  const outcome = await carryOut({ client, origin: url.origin, key, action, args, values })
  return typeof outcome === 'number' ? outcome : print(outcome)
}

function print(lines: readonly string[]): number {
  console.log(lines.join('\n'))
  return 0
}
