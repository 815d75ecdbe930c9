import * as z from 'zod'
import { decide, type Decision, type OrderCommand } from '../../../domain/order/order-command.ts'
import { removedFraction } from '../../../domain/order/credit-of.ts'
import { json } from '../../db/columns.ts'
import { findRow, rowSchema } from '../../db/rows.ts'
import type { Config } from '../../env.ts'
import {
  isBookedTwice,
  type RefundPart,
  receiptInsert,
  refundInserts,
  refundParts,
} from '../../pay/ledger.ts'
import { refundExcess } from '../../pay/refund.ts'
import { creditsToRefund, refundCredits } from '../account/credits.ts'
import { returnStock } from '../checkout/reserve-stock.ts'
import { returnCoupon } from '../checkout/use-coupon.ts'
import { slotReturn } from '../checkout/delivery/take-slot.ts'
import { notifyWatchers } from '../products/notify-watchers.ts'
import { executeRefund } from './execute-refund.ts'
import { commandMails } from './command-mails.ts'
import { commitChange, retryOnConflict } from './commit-change.ts'
import { loadProgress } from './progress/order-progress.ts'
import type { StoredOrder } from './stored-order.ts'

export interface CommandOptions {
  /** Key of the operator API. */
  actor: string
  /** Idempotency key. */
  commandKey: string
  /** Content of the command, to detect a reused key. */
  digest: string
  /** The bank's transaction id of a payment or a refund. */
  reference?: string
  shipment?: { carrier: string; number: string; url: string | null }
}

export interface ExecutedCommand {
  isRepeated: boolean
  /** Restocked variants. */
  returned: string[]
}

/** Two commands have the same key. */
export class KeyReused extends Error {}

/**
 * Executes an operator's command in one transaction: events, stock, coupon and credits, payments,
 * credit note, email. Then online payments are refunded through their provider. @throws
 * OrderRefusal, KeyReused
 */
export async function commandOrder(
  db: D1Database,
  stored: StoredOrder,
  command: OrderCommand,
  options: CommandOptions,
  config: Config,
  now: Date,
): Promise<ExecutedCommand> {
  const { id: orderId } = stored.order
  // A confirmed transfer whose recording was interrupted is recorded first.
  if (command.kind === 'refund') await executeRefund(db, orderId, config, now)
  const carried = await retryOnConflict(async () => {
    if (await isCarriedOut(db, orderId, options)) return { isRepeated: true, returned: [] }
    const [progress] = await loadProgress(db, [stored.order])
    if (!progress) throw new Error('The order has no state')
    const decision = decide(progress.state, command)
    const parts = await partsOf(db, orderId, decision)
    const share = removedShare(decision)
    const credits = share > 0 ? await creditsToRefund(db, orderId, share) : 0
    const { reference, shipment, digest } = options
    const statements = [
      ...effects(db, stored, decision, now),
      ...money(db, stored, decision, { parts, ...options }, now),
      ...(await commandMails(db, stored, decision, progress.state, { shipment, credits }, config)),
    ]
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
      // A concurrent duplicate of the command or transfer.
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
  if (command.kind === 'refund') await executeRefund(db, orderId, config, now)
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

/** Stock, and with the last item the order's other reservations. */
function effects(
  db: D1Database,
  { order: { id } }: StoredOrder,
  decision: Decision,
  now: Date,
): D1PreparedStatement[] {
  const { returned, isOver } = decision
  const share = removedShare(decision)
  return [
    ...(Object.keys(returned).length > 0 ? returnStock(db, id, returned) : []),
    ...(isOver ? [...returnCoupon(db, id, now), slotReturn(db, id)] : []),
    ...(share > 0 ? [refundCredits(db, id, share)] : []),
  ]
}

/** The fraction of the goods, 0 to 1, whose credits are refunded; 0 if the command removes none. */
function removedShare({ changes, isOver, state }: Decision): number {
  if (isOver) return 1
  const isLess = changes.some(({ kind }) => kind === 'partly_cancelled' || kind === 'withdrawn')
  return isLess ? removedFraction(state) : 0
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
