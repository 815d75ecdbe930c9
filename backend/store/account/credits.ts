/** Whole credits that a customer may spend: the sum of the ledger. */
export async function creditBalance(db: D1Database, customerId: string): Promise<number> {
  const row = await db
    .prepare('SELECT coalesce(sum(amount), 0) AS balance FROM credit_entry WHERE customer_id = ?1')
    .bind(customerId)
    .first<{ balance: number }>()
  return row?.balance ?? 0
}

interface Spending {
  customerId: string
  orderId: string
  /** Whole credits, more than zero. */
  amount: number
}

/**
 * The statement that takes credits for an order, for the batch of the order: a trigger aborts it
 * (`credit_not_negative`) when the balance is lower by then, a unique index when the order has
 * taken its credits already.
 */
export function spendCredits(
  db: D1Database,
  { customerId, orderId, amount }: Spending,
): D1PreparedStatement {
  return db.prepare(insertion).bind(customerId, -amount, 'spent', orderId, now())
}

/** The statement that gives an order's credits back, once; an order without any changes nothing. */
export function refundCredits(db: D1Database, orderId: string): D1PreparedStatement {
  return reverse(db, orderId, 'spent', 'refunded')
}

/** Takes refunded credits again when a released order is paid after all; aborts like spending. */
export function reclaimCredits(db: D1Database, orderId: string): D1PreparedStatement {
  return reverse(db, orderId, 'refunded', 'reclaimed')
}

/** The statement that books credits in a customer's favour. */
export function grantCredits(
  db: D1Database,
  customerId: string,
  amount: number,
): D1PreparedStatement {
  return db.prepare(insertion).bind(customerId, amount, 'granted', null, now())
}

/** Why a batch was aborted: somebody spent the same credits a moment before. */
export function isOverdrawn(error: unknown): boolean {
  return error instanceof Error && error.message.includes('credit_not_negative')
}

const insertion = `INSERT INTO credit_entry (customer_id, amount, reason, order_id, created_at)
  VALUES (?1, ?2, ?3, ?4, ?5)`

function reverse(db: D1Database, orderId: string, from: string, to: string): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO credit_entry (customer_id, amount, reason, order_id, created_at)
      SELECT customer_id, -amount, ?3, order_id, ?4 FROM credit_entry
      WHERE order_id = ?1 AND reason = ?2
      ON CONFLICT (order_id, reason) DO NOTHING`,
    )
    .bind(orderId, from, to, now())
}

function now(): string {
  return new Date().toISOString()
}
