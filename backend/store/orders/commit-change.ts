import type { Order } from '../../../domain/order/order.ts'
import type { OrderChange } from '../../../domain/order/order-change.ts'
import { OrderRefusal } from '../../../domain/order/order-refusal.ts'
import { type OrderState, statusOf } from '../../../domain/order/order-state.ts'
import { settleEarnedCredits } from '../account/earn-credits.ts'
import { creditNoteDue, invoiceDue } from './document-due.ts'
import { changeOrder, furtherEvent, orderEvent } from './order-event.ts'

const anyStatus: Order['status'][] = [
  'new',
  'paid',
  'payment_failed',
  'cancelled',
  'refund_pending',
]

interface Commit {
  orderId: string
  /** Version that the changes were decided on. */
  revision: number
  changes: readonly OrderChange[]
  /** The state after them. */
  state: OrderState
  now: Date
  actor?: string
  commandKey?: string | null
  /** Additional data of the first event. */
  data?: object
  /** Further statements. */
  statements?: readonly D1PreparedStatement[]
}

/**
 * Writes decided changes in one transaction: events, status, due documents and further statements.
 * False if the order has changed meanwhile: then nothing is written.
 */
export function commitChange(db: D1Database, commit: Commit): Promise<boolean> {
  const { orderId, revision, changes, state, now, actor = '', commandKey = null } = commit
  const [first, ...others] = changes
  if (!first) return Promise.resolve(true)
  const { kind, ...data } = first
  return changeOrder(db, [
    ...orderEvent(db, {
      orderId,
      kind,
      from: anyStatus,
      to: statusOf(state),
      now,
      data: { ...data, ...commit.data },
      actor,
      commandKey,
      revision,
    }),
    ...others.map(({ kind: next, ...details }) =>
      furtherEvent(db, { orderId, kind: next, now, data: details, actor }),
    ),
    ...documentsDue(db, orderId, changes, now),
    ...(commit.statements ?? []),
    settleEarnedCredits(db, orderId, now),
  ])
}

function documentsDue(
  db: D1Database,
  orderId: string,
  changes: readonly OrderChange[],
  now: Date,
): D1PreparedStatement[] {
  return changes.flatMap((change) => {
    if (change.kind === 'paid' || change.kind === 'shipped') return [invoiceDue(db, orderId, now)]
    if (!('credit' in change) || change.credit === 0) return []
    const { kind: cause, credit } = change
    const parts = 'items' in change ? [change.items] : []
    if (change.kind === 'withdrawn') parts.push(change.cancelled)
    return [creditNoteDue(db, orderId, { cause, credit, items: sumOf(parts) }, now)]
  })
}

function sumOf(parts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const part of parts) {
    for (const [id, amount] of Object.entries(part)) sums[id] = (sums[id] ?? 0) + amount
  }
  return sums
}

/** Every conflict is a change of somebody else, such as of scanners that report piece by piece. */
const tries = 30

/** Decides and writes, with retries if the order has changed. @throws OrderRefusal if it always has */
export async function retryOnConflict<Result>(
  attempt: () => Promise<Result | 'overtaken'>,
): Promise<Result> {
  for (let round = 0; round < tries; round++) {
    // oxlint-disable-next-line no-await-in-loop -- each retry rereads the changed order
    const result = await attempt()
    if (result !== 'overtaken') return result
  }
  throw new OrderRefusal('overtaken', 'Others are changing the order: send the command again.')
}
