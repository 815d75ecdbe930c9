import { usage } from './usage.ts'
import { WrongUsage } from './wrong-usage.ts'

/** Commands of a list of any length. */
const lists = /^(?:price set|stock (?:set|adjust)|group put|order (?:shipped|cancel|withdrawn)) /
/** Further arguments of the others. */
const lengths: Readonly<Record<string, number>> = {
  'merchant set': 1,
  'price import': 1,
  'stock import': 1,
  'order list': 1,
  'order show': 1,
  'order paid': 1,
  'order packed': 1,
  'order refund': 2,
  'withdrawal list': 1,
  'offer show': 1,
  'coupon set': 2,
  'group set': 2,
  'review list': 1,
  'review publish': 1,
  'review reject': 1,
  'review reply': 2,
  'mail send': 1,
  'mail suppress': 2,
  'mail allow': 1,
  'claim show': 1,
  'claim list': 1,
  'claim set': 2,
}

/** What would be ignored is a mistake: a second file, a second order. @throws WrongUsage */
export function requireUsed(command: string, args: readonly string[]): void {
  const length = command.startsWith('delete ') ? 1 : (lengths[command] ?? 0)
  if (lists.test(`${command} `) || args.length <= length) return
  throw new WrongUsage(`"${args[length]}" is too much: one at a time.\n\n${usage}`)
}
