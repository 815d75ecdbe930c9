import { creditRates } from './credit-rates.ts'

const netPerCredit = Object.fromEntries(
  [...creditRates].map(([currency, rate]) => [currency, rate.netPerCredit]),
)

/**
 * Statement that adjusts an order's earned credits, for the end of each batch that changes an
 * order: one credit per full euro of net goods, after promo code and credits, less cancelled,
 * withdrawn and deducted items; nothing until it is paid. It books the difference, so it is
 * idempotent. Spent credits are not reclaimed below zero.
 */
export function settleEarnedCredits(
  db: D1Database,
  orderId: string,
  now: Date,
): D1PreparedStatement {
  return db.prepare(settlement).bind(orderId, now.toISOString(), JSON.stringify(netPerCredit))
}

const earned = `(SELECT coalesce(sum(amount), 0) FROM credit_entry
  WHERE order_id = o.id AND reason IN ('earned', 'revoked'))`

/** Events have amounts no longer owed in minor units. */
const credited = `(SELECT coalesce(sum(data ->> '$.credit'), 0) / 100.0 FROM order_event
  WHERE order_id = o.id AND kind IN ('partly_cancelled', 'cancelled', 'withdrawn', 'reduced'))`

const gross = `(o.snapshot ->> '$.document.totals.lines.gross') + (o.snapshot ->> '$.document.totals.allowances.gross')`
const net = `(o.snapshot ->> '$.document.totals.lines.net') + (o.snapshot ->> '$.document.totals.allowances.net')`

// Float error: 100.0 may be 99.99999999.
const settlement = `INSERT INTO credit_entry (customer_id, amount, reason, order_id, created_at)
  SELECT customer_id, difference, iif(difference > 0, 'earned', 'revoked'), id, ?2 FROM (
    SELECT id, customer_id, max(due - earned, -balance) AS difference FROM (
      SELECT o.id, o.customer_id, ${earned} AS earned,
        (SELECT coalesce(sum(amount), 0) FROM credit_entry WHERE customer_id = o.customer_id) AS balance,
        CAST(coalesce(iif(o.status = 'paid' AND ${gross} > 0,
          (${net}) * max(0, ${gross} - ${credited}) / (${gross})
            / (?3 ->> ('$.' || (o.snapshot ->> '$.currencyCode'))) + 0.000001, 0), 0) AS integer) AS due
      FROM sale_order AS o WHERE o.id = ?1 AND o.customer_id IS NOT NULL))
  WHERE difference <> 0`
