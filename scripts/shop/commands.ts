import { signLink } from '../../domain/operator/signed-link.ts'
import { changeStock, setMerchant, setPrices, showMerchant } from './commands/change-commands.ts'
import { commandClaim } from './commands/claim-commands.ts'
import { commandCoupon } from './commands/coupon-commands.ts'
import { makeLoginLink } from './commands/customer-commands.ts'
import { deleteRecord } from './commands/delete-command.ts'
import { exportSubscribers } from './commands/export-subscribers.ts'
import { commandGroup } from './commands/group-commands.ts'
import { commandMail } from './commands/mail-commands.ts'
import { showOffer } from './commands/offer-commands.ts'
import { commandOrder } from './commands/order-commands.ts'
import { commandReview } from './commands/review-commands.ts'
import { saveInvoices } from './commands/save-invoices.ts'
import { listWithdrawals } from './commands/withdrawal-commands.ts'
import { fromCaller } from './from-caller.ts'
import type { OperatorClient, OperatorKey } from './operator-client.ts'
import { printHealth, runExport, runImport, runList } from './run-commands.ts'
import type { Options } from './usage.ts'
import { WrongUsage } from './wrong-usage.ts'

/** What was typed, with the shop that it is for. */
interface Call {
  client: OperatorClient
  origin: string
  key: OperatorKey
  /** The word behind the command, such as `show`, or its first argument. */
  action: string
  args: readonly string[]
  values: Options
}

/** Returns what is printed, or the exit code if it prints by itself. */
type Command = (call: Call) => Promise<readonly string[] | number>

/** Commands by their words; those of one word read their action themselves. */
const commands: Readonly<Record<string, Command>> = {
  'price set': ({ client, args, values }) => setPrices(client, args, values.currency.toUpperCase()),
  'price import': ({ client, args }) =>
    runList(client, 'prices', fileOf(args, 'price import <file>')),
  'stock set': ({ client, args, values }) => changeStock(client, 'set', args, values.key),
  'stock adjust': ({ client, args, values }) => changeStock(client, 'adjust', args, values.key),
  'stock import': ({ client, args }) =>
    runList(client, 'stock', fileOf(args, 'stock import <file>')),
  'merchant show': ({ client }) => showMerchant(client),
  'merchant set': ({ client, args }) => setMerchant(client, fileOf(args, 'merchant set <file>')),
  'withdrawal list': ({ client, args: [which] }) => listWithdrawals(client, which),
  'offer show': ({ client, args: [number], values: { out } }) => {
    if (!number) throw new WrongUsage('offer show <number> [--out <file.pdf>]')
    return showOffer(client, number, out && fromCaller(out))
  },
  'export invoices': ({ client, values }) =>
    saveInvoices(client, outOf(values, 'export invoices --out <folder>')),
  'export newsletter': ({ client, values }) =>
    exportSubscribers(client, outOf(values, 'export newsletter --out <file>')),
  'export products': ({ client, values }) => runExport(client, 'products', values),
  'export catalogue': ({ client, values }) => runExport(client, 'catalogue', values),
  'export content': ({ client, values }) => runExport(client, 'content', values),
  'health ': ({ client }) => printHealth(client),
  'vitals ': async ({ origin, key }) => [
    origin + (await signLink(key, '/operator/vitals')),
    'good for ten minutes',
  ],
  order: ({ client, action, args, values }) => commandOrder(client, action, args, values),
  coupon: ({ client, action, args, values }) => commandCoupon(client, action, args, values),
  group: ({ client, action, args }) => commandGroup(client, action, args),
  review: ({ client, action, args }) => commandReview(client, action, args),
  claim: ({ client, action, args, values }) => commandClaim(client, action, args, values),
  mail: ({ client, action, args }) => commandMail(client, action, args),
  delete: ({ client, action, args, values }) => deleteRecord(client, action, args, values.to),
  'login-as': ({ client, origin, action, values }) => makeLoginLink(client, origin, action, values),
  import: ({ client, action, values }) => runImport(client, fromCaller(action), values),
}

/** Undefined: there is no such command. */
export function findCommand(command: string, action: string): Command | undefined {
  const find = (words: string) => (Object.hasOwn(commands, words) ? commands[words] : undefined)
  return find(`${command} ${action}`) ?? (action ? find(command) : undefined)
}

function fileOf([file]: readonly string[], usage: string): string {
  if (!file) throw new WrongUsage(usage)
  return fromCaller(file)
}

function outOf({ out }: Options, usage: string): string {
  if (!out) throw new WrongUsage(usage)
  return fromCaller(out)
}
