import { randomUUID } from 'node:crypto'
import { OperatorOrder } from '../../domain/operator/order-commands.ts'
import { numberArgument } from './number-argument.ts'
import type { OperatorClient } from './operator-client.ts'
import { WrongUsage } from './wrong-usage.ts'

export interface OrderFlags {
  carrier: string
  number: string
  'tracking-url': string
  reference: string
  credit: string
  restock: boolean
}

const steps = ['paid', 'packed', 'shipped', 'cancel', 'withdrawn', 'refund'] as const
type Step = (typeof steps)[number]

/** `order <step> <number> [<article>=<amount> …]`; `order show <number>` changes nothing. */
export async function commandOrder(
  client: OperatorClient,
  action: string,
  [code, ...args]: readonly string[],
  flags: OrderFlags,
): Promise<string[]> {
  if (!code) throw new WrongUsage(`order ${action} <number>`)
  const target = `/operator/orders/${encodeURIComponent(code)}`
  if (action === 'show') return linesOf(await client.call('GET', target, OperatorOrder))
  const step = steps.find((each) => each === action)
  if (!step) throw new WrongUsage(`order show|${steps.join('|')} <number>`)
  // Idempotency key: the command can be repeated after a lost response.
  const body = { key: randomUUID(), ...bodyOf(step, args, flags) }
  return linesOf(await client.call('POST', `${target}/${step}`, OperatorOrder, { body }))
}

function bodyOf(step: Step, args: readonly string[], flags: OrderFlags): object {
  const reference = flags.reference ? { reference: flags.reference } : {}
  const credit = flags.credit ? { credit: numberArgument(flags.credit) } : {}
  const items = () => (args.length > 0 ? { items: args.map(itemOf) } : {})
  switch (step) {
    case 'paid':
      return reference
    case 'packed':
      return {}
    case 'shipped': {
      const { carrier, number, 'tracking-url': url } = flags
      if (!carrier)
        throw new WrongUsage('order shipped <number> --carrier <name> [--number <number>]')
      return { carrier, number, url: url || null, ...items() }
    }
    case 'cancel':
      return { ...items(), ...credit }
    case 'withdrawn':
      return { ...items(), ...credit, ...reference, restock: flags.restock }
    case 'refund': {
      const [amount] = args
      return { ...(amount ? { amount: numberArgument(amount) } : {}), ...reference }
    }
  }
}

/** `LB-1001=2` */
function itemOf(text: string): { item: string; amount: number } {
  const [item = '', amount = ''] = text.split(/=(.*)/s, 2)
  if (!item || !amount) throw new WrongUsage(`"${text}" is not <article>=<amount>`)
  return { item, amount: numberArgument(amount) }
}

function linesOf({ code, status, state, items, shipments }: OperatorOrder): string[] {
  const { fulfilment, payment, paid, refunded, due, refundDue } = state
  return [
    `${code}: ${status} (goods ${fulfilment}, payment ${payment})`,
    `paid ${paid}, refunded ${refunded}, due ${due}, to refund ${refundDue}`,
    ...items.map(({ catalogCode, name, amount }) => `${amount} x ${catalogCode} ${name}`),
    ...shipments.map(({ carrier, number }) => `sent with ${carrier} ${number}`.trim()),
  ]
}
