/** Statement that marks the invoice of a paid or dispatched order as due, once. */
export function invoiceDue(db: D1Database, orderId: string, now: Date): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO order_event (id, order_id, kind, at) SELECT ?1, ?2, 'invoice_due', ?3
      WHERE NOT EXISTS (SELECT 1 FROM order_event WHERE order_id = ?2 AND kind = 'invoice_due')`,
    )
    .bind(crypto.randomUUID(), orderId, now.toISOString())
}

/** Reason for a credit. */
export interface CreditCause {
  /** Kind of its event. */
  cause: string
  /** With tax, in minor units. */
  credit: number
  /** Thousandths by line id. */
  items: Readonly<Record<string, number>>
}

/**
 * Statement that marks a credit note as due, in the batch of its cause. Without a due invoice there
 * is nothing to correct: the later invoice contains only the rest.
 */
export function creditNoteDue(
  db: D1Database,
  orderId: string,
  credited: CreditCause,
  now: Date,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO order_event (id, order_id, kind, at, data) SELECT ?1, ?2, 'credit_note_due', ?3, ?4
      WHERE EXISTS (SELECT 1 FROM order_event WHERE order_id = ?2 AND kind = 'invoice_due')`,
    )
    .bind(crypto.randomUUID(), orderId, now.toISOString(), JSON.stringify(credited))
}
