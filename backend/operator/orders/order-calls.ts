import type { Hono } from 'hono'
import type * as z from 'zod/mini'
import { isAmountOf } from '../../../domain/product/units/counted-unit.ts'
import { unitOfLine } from '../../texts/unit-of-line.ts'
import { toThousandths } from '../../db/thousandths.ts'
import {
  CancelOrder,
  type CommandItems,
  PackOrder,
  PayOrder,
  RefundOrder,
  ShipOrder,
  WithdrawOrder,
} from '../../../domain/operator/order-commands.ts'
import type { OperatorOrder } from '../../../domain/operator/orders.ts'
import type { OrderCommand } from '../../../domain/order/order-command.ts'
import { OrderRefusal } from '../../../domain/order/order-refusal.ts'
import type { Quantities } from '../../../domain/order/order-state.ts'
import { hashToken } from '../../db/hash.ts'
import { toMinor } from '../../../domain/minor-units.ts'
import { purgeVariants } from '../../purge/purge-changed.ts'
import { type CommandOptions, commandOrder, KeyReused } from '../../store/orders/command-order.ts'
import { findStoredOrder, type StoredOrder } from '../../store/orders/stored-order.ts'
import { invalid } from '../find-variants.ts'
import { listOrders, viewOf } from './order-views.ts'
import { jsonBody } from '../json-body.ts'
import {
  requireNoBody,
  operatorCall,
  type OperatorContext,
  type OperatorEnv,
} from '../operator-call.ts'
import { OperatorProblem } from '../operator-problem.ts'

type Context = OperatorContext<unknown>

/** Order commands by order number. */
export function orderCalls(app: Hono<OperatorEnv>): void {
  const read = { method: 'GET', path: '/orders/:code', scope: 'orders:read' } as const
  operatorCall(app, { ...read, parse: requireNoBody }, async (context) =>
    viewOf(context, await requireOrder(context)),
  )
  operatorCall(app, { ...read, path: '/orders', parse: requireNoBody }, listOrders)
  const call = <Body>(step: string, schema: z.ZodMiniType<Body>) =>
    ({
      method: 'POST',
      path: `/orders/:code/${step}`,
      scope: 'orders:write',
      parse: jsonBody(schema),
    }) as const
  operatorCall(app, call('paid', PayOrder), (context) => {
    const { key, reference } = context.body
    return carryOut(context, key, () => ({ kind: 'pay' }), reference ? { reference } : {})
  })
  operatorCall(app, call('packed', PackOrder), (context) =>
    carryOut(context, context.body.key, () => ({ kind: 'pack' })),
  )
  operatorCall(app, call('shipped', ShipOrder), (context) => {
    const { key, carrier, number, url, items } = context.body
    const command = (stored: StoredOrder): OrderCommand => {
      if (carrier === undefined) requirePickup(stored)
      return { kind: 'ship', ...chosen(stored, items) }
    }
    return carryOut(context, key, command, { shipment: { carrier: carrier ?? '', number, url } })
  })
  const cancel = call('cancel', CancelOrder)
  // Without a body, for older clients: the whole order.
  const parse = (bytes: ArrayBuffer) => (bytes.byteLength === 0 ? {} : cancel.parse(bytes))
  operatorCall<CancelOrder>(app, { ...cancel, parse }, (context) => {
    const { key = crypto.randomUUID(), items, credit } = context.body
    return carryOut(context, key, (stored) => ({
      kind: 'cancel',
      ...chosen(stored, items),
      ...creditOf(credit),
    }))
  })
  operatorCall(app, call('withdrawn', WithdrawOrder), (context) => {
    const { key, items, credit, restock, reference } = context.body
    const options = reference ? { reference } : {}
    const command = (stored: StoredOrder): OrderCommand => ({
      kind: 'withdraw',
      ...chosen(stored, items),
      ...creditOf(credit),
      restock,
    })
    return carryOut(context, key, command, options)
  })
  operatorCall(app, call('refund', RefundOrder), (context) => {
    const { key, amount, reference } = context.body
    const command = (): OrderCommand => ({
      kind: 'refund',
      ...(amount === undefined ? {} : { amount: toMinor(amount) }),
    })
    return carryOut(context, key, command, reference ? { reference } : {})
  })
}

async function carryOut(
  context: Context,
  commandKey: string,
  commandOf: (stored: StoredOrder) => OrderCommand,
  options: Pick<CommandOptions, 'reference' | 'shipment'> = {},
): Promise<OperatorOrder> {
  const { db, env, config, keyId, now, waitUntil } = context
  const stored = await requireOrder(context)
  const command = commandOf(stored)
  const digest = await hashToken(JSON.stringify([command, options]))
  try {
    const { returned } = await commandOrder(
      db,
      stored,
      command,
      { actor: keyId, commandKey, digest, ...options },
      config,
      now,
    )
    if (returned.length > 0) waitUntil(purgeVariants(env, now, returned))
  } catch (error) {
    if (error instanceof OrderRefusal) {
      throw new OperatorProblem(409, error.code, withCodes(error.message, stored))
    }
    if (error instanceof KeyReused) throw new OperatorProblem(409, 'key_reused', error.message)
    throw error
  }
  return viewOf(context, await requireOrder(context))
}

/** A delivery has a carrier. */
function requirePickup({ order: { shipper } }: StoredOrder): void {
  if (shipper.type === 'PERSONAL') return
  const reason = 'Required: this order is delivered.'
  throw invalid([{ field: 'carrier', reason }])
}

/** Lines by their article number, unless several have it. */
function withCodes(message: string, { order: { items } }: StoredOrder): string {
  return items.reduce((said, { id, catalogCode }) => {
    const [, another] = items.filter((item) => item.catalogCode === catalogCode)
    return another || catalogCode === '' ? said : said.replaceAll(id, catalogCode)
  }, message)
}

async function requireOrder({ db, param }: Context): Promise<StoredOrder> {
  const code = param('code')
  const stored = await findStoredOrder(db, 'code', code)
  if (!stored) throw new OperatorProblem(404, 'unknown_order', `There is no order ${code}.`)
  return stored
}

function creditOf(credit: number | undefined): { credit?: number } {
  return credit === undefined ? {} : { credit: toMinor(credit) }
}

/** Lines by id or product code. */
function chosen({ order }: StoredOrder, items: CommandItems): { items?: Quantities } {
  if (!items) return {}
  const quantities: Record<string, number> = {}
  const errors = items.flatMap(({ item, amount }, index) => {
    const found = order.items.filter(
      ({ id, catalogCode, variantId }) =>
        variantId !== '' && (id === item || catalogCode.toLowerCase() === item.toLowerCase()),
    )
    const [line, ...others] = found
    const field = `items.${index}.item`
    if (!line) return [{ field, reason: `"${item}" is not in the order` }]
    if (others.length > 0) {
      const ids = found.map(({ id }) => id).join(', ')
      return [{ field, reason: `"${item}" is there more than once: ${ids}` }]
    }
    if (!isAmountOf(unitOfLine(order, line.id), amount)) {
      return [{ field: `items.${index}.amount`, reason: `"${item}" is counted in whole numbers` }]
    }
    quantities[line.id] = (quantities[line.id] ?? 0) + toThousandths(amount)
    return []
  })
  if (errors.length > 0) throw invalid(errors)
  return { items: quantities }
}
