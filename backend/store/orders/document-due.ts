/** The statement that calls for the invoice of an order that is paid or on its way, once. */
export function invoiceDue(db: D1Database, orderId: string, now: Date): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO order_event (id, order_id, kind, at) SELECT ?1, ?2, 'invoice_due', ?3
      WHERE NOT EXISTS (SELECT 1 FROM order_event WHERE order_id = ?2 AND kind = 'invoice_due')`,
    )
    .bind(crypto.randomUUID(), orderId, now.toISOString())
}

/** Why something is not owed any more. */
export interface Credited {
  /** Kind of the event that it comes with. */
  cause: string
  /** With tax, in minor units. */
  credit: number
  /** Thousandths by line id. */
  items: Readonly<Record<string, number>>
}

/**
 * The statement that calls for a credit note, in the batch of what causes it. Where no invoice is
 * called for yet there is nothing to correct: the invoice, when it comes, is of what is left.
 */
export function creditNoteDue(
  db: D1Database,
  orderId: string,
  credited: Credited,
  now: Date,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO order_event (id, order_id, kind, at, data) SELECT ?1, ?2, 'credit_note_due', ?3, ?4
      WHERE EXISTS (SELECT 1 FROM order_event WHERE order_id = ?2 AND kind = 'invoice_due')`,
    )
    .bind(crypto.randomUUID(), orderId, now.toISOString(), JSON.stringify(credited))
}
