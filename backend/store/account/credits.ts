import * as z from 'zod'
import { rowSchema, findRow } from '../../db/rows.ts'

const CreditEntryRow = rowSchema('credit_entry', { balance: z.number() })

/** Credit balance of a customer: the sum of the ledger. */
export async function creditBalance(db: D1Database, customerId: string): Promise<number> {
  const row = await findRow(
    db
      .prepare(
        'SELECT coalesce(sum(amount), 0) AS balance FROM credit_entry WHERE customer_id = ?1',
      )
      .bind(customerId),
    CreditEntryRow,
  )
  return row?.balance ?? 0
}

interface Spending {
  customerId: string
  orderId: string
  /** Whole credits, more than zero. */
  amount: number
}

/**
 * Statement that spends credits on an order, for its batch: a trigger aborts it
 * (`credit_not_negative`) if the balance is too low by then, a unique index if the order has spent
 * its credits already.
 */
export function spendCredits(
  db: D1Database,
  { customerId, orderId, amount }: Spending,
): D1PreparedStatement {
  return db.prepare(insertion).bind(customerId, -amount, 'spent', orderId, now())
}

/**
 * Statement that refunds the credits of items no longer owed: `share`, from 0 to 1, is the removed
 * fraction of the goods' value. Earlier refunds are deducted.
 */
export function refundCredits(db: D1Database, orderId: string, share = 1): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO credit_entry (customer_id, amount, reason, order_id, created_at)
      SELECT customer_id, amount, 'refunded', ?1, ?3 FROM (${toRefund})`,
    )
    .bind(orderId, share, now())
}

const AmountRow = rowSchema('credit_entry', { amount: z.number() })

/** What `refundCredits` will refund. */
export async function creditsToRefund(db: D1Database, orderId: string, share = 1): Promise<number> {
  const row = await findRow(db.prepare(toRefund).bind(orderId, share), AmountRow)
  return row?.amount ?? 0
}

/** Spends refunded credits again when a released order is paid after all; aborts like spending. */
export function spendCreditsAgain(db: D1Database, orderId: string): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO credit_entry (customer_id, amount, reason, order_id, created_at)
      SELECT customer_id, amount, 'reclaimed', order_id, ?2 FROM (${toReclaim})`,
    )
    .bind(orderId, now())
}

/** What `spendCreditsAgain` will spend. */
export async function creditsToSpendAgain(db: D1Database, orderId: string): Promise<number> {
  const row = await findRow(db.prepare(toReclaim).bind(orderId), AmountRow)
  return -(row?.amount ?? 0)
}

/** @internal Statement that grants credits to a customer without an order. */
export function grantCredits(
  db: D1Database,
  customerId: string,
  amount: number,
): D1PreparedStatement {
  return db.prepare(insertion).bind(customerId, amount, 'granted', null, now())
}

/** The batch was aborted because the credits were spent concurrently. */
export function isOverdrawn(error: unknown): boolean {
  return error instanceof Error && error.message.includes('credit_not_negative')
}

/** Credits spent on an order, not those it earned. */
const isPayment = `reason IN ('spent', 'refunded', 'reclaimed')`

const toRefund = `SELECT customer_id, held - kept AS amount FROM (
  SELECT customer_id, -sum(amount) AS held,
    CAST(round(-sum(amount) FILTER (WHERE reason = 'spent') * (1 - ?2)) AS integer) AS kept
  FROM credit_entry WHERE order_id = ?1 AND ${isPayment} GROUP BY customer_id) WHERE held > kept`

const toReclaim = `SELECT customer_id, amount, order_id FROM credit_entry
  WHERE order_id = ?1 AND reason = 'spent'
    AND (SELECT sum(amount) FROM credit_entry WHERE order_id = ?1 AND ${isPayment}) = 0`

const insertion = `INSERT INTO credit_entry (customer_id, amount, reason, order_id, created_at)
  VALUES (?1, ?2, ?3, ?4, ?5)`

function now(): string {
  return new Date().toISOString()
}
