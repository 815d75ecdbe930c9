import * as z from 'zod'
import {
  decide,
  type Decision,
  goneShare,
  type OrderCommand,
} from '../../../domain/order/order-command.ts'
import { type OrderState, refundDueOf, waitingOf } from '../../../domain/order/order-state.ts'
import { json } from '../../db/columns.ts'
import { findRow, readRows, rowSchema } from '../../db/rows.ts'
import type { Config } from '../../env.ts'
import { orderProgressEmail } from '../../mail/order-progress-email.ts'
import { orderStatusEmail } from '../../mail/order-status-email.ts'
import {
  isBookedTwice,
  type RefundPart,
  receiptInsert,
  refundInserts,
  refundParts,
} from '../../pay/ledger.ts'
import { closeRefund, refundExcess, sendRefunds } from '../../pay/refund.ts'
import { findProvider } from '../../pay/providers/find-provider.ts'
import { refundCredits, refundCreditsShare } from '../account/credits.ts'
import { returnStock } from '../checkout/take-stock.ts'
import { returnCoupon } from '../checkout/use-coupon.ts'
import { slotReturn } from '../checkout/delivery/take-slot.ts'
import { notifyWatchers } from '../products/notify-watchers.ts'
import { commitChange, untilCommitted } from './commit-change.ts'
import { loadProgress } from './order-progress.ts'
import type { StoredOrder } from './stored-order.ts'

export interface CommandOptions {
  /** Key of the operator API. */
  actor: string
  /** Sent again, it is not carried out again. */
  commandKey: string
  /** What the command says, to tell two apart that have the same key. */
  digest: string
  /** The bank's number of a payment or a refund. */
  reference?: string
  shipment?: { carrier: string; number: string; url: string | null }
}

export interface Carried {
  isRepeated: boolean
  /** Variants that are back in stock. */
  returned: string[]
}

/** Two commands have the same key. */
export class KeyReused extends Error {}

/**
 * Carries out a command of an operator in one transaction: events, stock, coupon and credits, money,
 * call for a credit note, mail. Then what was paid online goes back through its provider.
 * @throws OrderRefusal, KeyReused
 */
export async function commandOrder(
  db: D1Database,
  stored: StoredOrder,
  command: OrderCommand,
  options: CommandOptions,
  config: Config,
  now: Date,
): Promise<Carried> {
  const { id: orderId } = stored.order
  const carried = await untilCommitted(async () => {
    if (await isCarriedOut(db, orderId, options)) return { isRepeated: true, returned: [] }
    const [progress] = await loadProgress(db, [stored.order])
    if (!progress) throw new Error('The order has no state')
    const decision = decide(progress.state, command)
    const parts = await partsOf(db, orderId, decision)
    const statements = [
      ...effects(db, stored, decision, now),
      ...money(db, stored, decision, { parts, ...options }, now),
      ...(await mails(db, stored, decision, progress.state, options, config)),
    ]
    const { reference, shipment, digest } = options
    try {
      const isDone = await commitChange(db, {
        orderId,
        revision: progress.revision,
        changes: decision.changes,
        state: decision.state,
        now,
        actor: options.actor,
        commandKey: options.commandKey,
        data: { ...shipment, ...(reference ? { reference } : {}), digest },
        statements,
      })
      if (!isDone) return 'overtaken'
    } catch (error) {
      // The same command, or the same transfer, a moment ago.
      if (!isSameCommand(error) && !isBookedTwice(error)) throw error
      if (isBookedTwice(error)) throw new KeyReused('This transfer is booked already.')
      return 'overtaken'
    }
    const ids = new Set(Object.keys(decision.returned))
    const variants = stored.order.items.filter(({ id }) => ids.has(id))
    return { isRepeated: false, returned: variants.flatMap(({ variantId }) => variantId || []) }
  })
  // Also after a repetition: the Worker may have stopped between the two.
  if (carried.returned.length > 0) await notifyWatchers(db, config, carried.returned)
  if (command.kind === 'cancel' || command.kind === 'withdraw') {
    await refundExcess(db, orderId, config, now)
  }
  if (command.kind === 'refund') await carryOutRefund(db, orderId, options, config, now)
  return carried
}

const CommandRow = rowSchema('order_event', { data: json(z.object({ digest: z.string() })) })

async function isCarriedOut(
  db: D1Database,
  orderId: string,
  { commandKey, digest }: CommandOptions,
): Promise<boolean> {
  const row = await findRow(
    db
      .prepare('SELECT data FROM order_event WHERE order_id = ?1 AND command_key = ?2')
      .bind(orderId, commandKey),
    CommandRow,
  )
  if (row && row.data.digest !== digest) {
    throw new KeyReused('The key was used for another command.')
  }
  return row !== null
}

function isSameCommand(error: unknown): boolean {
  return error instanceof Error && /UNIQUE.*order_event/.test(error.message)
}

/** Stock, and with the last of an order what it held besides. */
function effects(
  db: D1Database,
  { order: { id } }: StoredOrder,
  { returned, isOver, changes, state }: Decision,
  now: Date,
): D1PreparedStatement[] {
  const isLess = changes.some(({ kind }) => kind === 'partly_cancelled' || kind === 'withdrawn')
  return [
    ...(Object.keys(returned).length > 0 ? returnStock(db, id, returned) : []),
    ...(isOver ? [...returnCoupon(db, id, now), refundCredits(db, id), slotReturn(db, id)] : []),
    ...(isLess && !isOver ? [refundCreditsShare(db, id, goneShare(state))] : []),
  ]
}

async function partsOf(
  db: D1Database,
  orderId: string,
  { changes }: Decision,
): Promise<RefundPart[]> {
  const refund = changes.find((change) => change.kind === 'refund_requested')
  return refund ? refundParts(db, orderId, refund.amount) : []
}

function money(
  db: D1Database,
  { order }: StoredOrder,
  { changes }: Decision,
  { parts, reference, commandKey }: CommandOptions & { parts: RefundPart[] },
  now: Date,
): D1PreparedStatement[] {
  const paid = changes.find((change) => change.kind === 'paid')
  const receipt = { provider: 'transfer', reference: reference || `${order.id}:${commandKey}` }
  return [
    ...(paid ? [receiptInsert(db, order, { ...receipt, amount: paid.amount }, now)] : []),
    ...refundInserts(db, order, parts, now),
  ]
}

async function mails(
  db: D1Database,
  stored: StoredOrder,
  { changes, state }: Decision,
  before: OrderState,
  { shipment }: CommandOptions,
  config: Config,
): Promise<D1PreparedStatement[]> {
  const [change] = changes
  const refundDue = refundDueOf(state) - refundDueOf(before)
  switch (change?.kind) {
    case 'paid':
      return orderProgressEmail(db, change, stored, config)
    case 'packed':
      return orderProgressEmail(db, { kind: 'packed' }, stored, config)
    case 'shipped': {
      const isRestToCome = state.lines.some((line) => waitingOf(line) > 0)
      const { carrier = '', number = '', url = null } = shipment ?? {}
      const told = { kind: 'shipped', items: change.items, carrier, number, url } as const
      return orderProgressEmail(db, { ...told, isRestToCome }, stored, config)
    }
    case 'partly_cancelled':
      return orderProgressEmail(db, { ...change, refundDue }, stored, config)
    case 'withdrawn': {
      const items = { ...change.cancelled }
      for (const [id, amount] of Object.entries(change.items)) items[id] = (items[id] ?? 0) + amount
      return orderProgressEmail(db, { ...change, items, refundDue }, stored, config)
    }
    case 'cancelled':
      return orderStatusEmail(db, refundDue > 0 ? 'refund' : 'cancelled', stored, config)
    default:
      return []
  }
}

const OpenRow = rowSchema('order_payment', {
  id: z.string(),
  orderId: z.string(),
  amount: z.number(),
  provider: z.string(),
})

/** Through the provider; of a transfer the operator has just said that it was made. */
async function carryOutRefund(
  db: D1Database,
  orderId: string,
  { reference = '' }: CommandOptions,
  config: Config,
  now: Date,
): Promise<void> {
  await sendRefunds(db, orderId, config, now)
  const statement = db.prepare(
    `SELECT id, order_id, amount, provider FROM order_payment
    WHERE order_id = ?1 AND kind = 'refund' AND state = 'requested'`,
  )
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each closes one, and the next is looked for then
    const open = await openTransfer()
    if (!open) return
    // oxlint-disable-next-line no-await-in-loop
    await closeRefund(db, open, { reference, state: 'done' }, config, now)
  }

  async function openTransfer() {
    const refunds = await readRows(statement.bind(orderId), OpenRow)
    return refunds.find(({ provider }) => findProvider(config, provider) === null)
  }
}
