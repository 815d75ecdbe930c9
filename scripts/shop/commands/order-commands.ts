import { type ListedOrder, OperatorOrder, OperatorOrders } from '../../../domain/operator/orders.ts'
import { numberArgument } from '../number-argument.ts'
import type { OperatorClient } from '../operator-client.ts'
import { pagesOf } from '../pages-of.ts'
import { repeatByKey } from '../repeat-by-key.ts'
import { WrongUsage } from '../wrong-usage.ts'

export interface OrderFlags {
  carrier: string
  number: string
  'tracking-url': string
  reference: string
  credit: string
  restock: boolean
  /** Idempotency key of a command whose answer was lost; empty: a new one. */
  key: string
}

const steps = ['paid', 'packed', 'shipped', 'cancel', 'withdrawn', 'refund'] as const
type Step = (typeof steps)[number]

/**
 * `order <step> <number> [<article>=<amount> …]`; `order list` and `order show <number>` change
 * nothing.
 */
export async function commandOrder(
  client: OperatorClient,
  action: string,
  [code, ...args]: readonly string[],
  flags: OrderFlags,
): Promise<string[]> {
  if (action === 'list') return listOrders(client, code)
  if (!code) throw new WrongUsage(`order ${action} <number>`)
  const target = `/operator/orders/${encodeURIComponent(code)}`
  if (action === 'show') return linesOf(await client.call('GET', target, OperatorOrder))
  const step = steps.find((each) => each === action)
  if (!step) throw new WrongUsage(`order list|show|${steps.join('|')} <number>`)
  return repeatByKey(flags.key, async (key) => {
    const body = { key, ...bodyOf(step, args, flags) }
    return linesOf(await client.call('POST', `${target}/${step}`, OperatorOrder, { body }))
  })
}

/** What is to be sent or to be refunded, of any age; `all` of the last 30 days. */
async function listOrders(client: OperatorClient, which = 'open'): Promise<string[]> {
  if (which !== 'open' && which !== 'all') throw new WrongUsage('order list [open|all]')
  const query = which === 'open' ? { state: 'open' } : {}
  const lines: string[] = []
  for await (const { orders } of pagesOf(client, '/operator/orders', OperatorOrders, query)) {
    lines.push(...orders.map(listLine))
  }
  return lines.length > 0 ? lines : ['no orders']
}

function listLine(order: ListedOrder): string {
  const { code, createdAt, state, totalWithTax, currencyCode, customer, shipper, payment } = order
  const standing = `goods ${state.fulfilment}, payment ${state.payment}`
  return `${code}: ${createdAt.slice(0, 16)}, ${standing}, ${totalWithTax} ${currencyCode}, ${customer}, ${shipper}, ${payment}`
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
      return { ...(carrier ? { carrier } : {}), number, url: url || null, ...items() }
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

function linesOf(order: OperatorOrder): string[] {
  const { code, status, state, document, shipments } = order
  const { fulfilment, payment, paid, refunded, due, refundDue } = state
  return [
    `${code}: ${status} (goods ${fulfilment}, payment ${payment})`,
    `paid ${paid}, refunded ${refunded}, due ${due}, to refund ${refundDue}`,
    ...order.items.map(({ catalogCode, name, amount }) => `${amount} x ${catalogCode} ${name}`),
    ...(order.reservations ?? []).map(
      ({ warehouse, amount, catalogCode }) => `from ${warehouse}: ${amount} x ${catalogCode}`,
    ),
    `${document.totals.order.gross} ${document.currencyCode}, ${order.shipper.name}, ${order.payment.name}`,
    `to ${recipientOf(order)}`,
    `for ${contactOf(document)}${order.isMailUndeliverable ? ' (mails do not arrive)' : ''}`,
    ...wishesOf(order),
    ...[document.note, document.shipperNote].filter(Boolean).map((note) => `note: ${note}`),
    ...shipments.map(({ carrier, number }) =>
      carrier ? `sent with ${carrier} ${number}`.trim() : 'ready for collection',
    ),
  ]
}

const wishNames = [
  ['magazine', 'printed catalogue'],
  ['smsMarketing', 'offers by SMS'],
  ['cardRequest', 'customer card'],
] as const

/** Wishes that somebody has to see to. */
function wishesOf({ wishes }: OperatorOrder): string[] {
  const wished = wishNames.flatMap(([kind, name]) => (wishes?.[kind] ? [name] : []))
  return wished.length > 0 ? [`asks for: ${wished.join(', ')}`] : []
}

function recipientOf({ document, branch }: OperatorOrder): string {
  const { recipient, shippingAddress } = document
  const { street, houseNumber, postcode, city, country } = shippingAddress
  const place = `${street} ${houseNumber}`.trim()
  const parts = [branch?.name, recipient.businessName, recipient.name, place]
  return [...parts, `${postcode} ${city}`, country].filter(Boolean).join(', ')
}

function contactOf({ customer, business }: OperatorOrder['document']): string {
  return [business?.businessName, customer.name, customer.email, customer.phone]
    .filter(Boolean)
    .join(', ')
}
