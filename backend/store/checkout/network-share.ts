import { hmac } from '../../../domain/crypto/hmac.ts'
import type { Config } from '../../env.ts'

/** Maximum share of a product's stock reserved by one network's unpaid, unconfirmed orders. */
const share = 0.2
/** Minimum in thousandths that everybody may order, however low the stock is. */
const onePiece = 1000

/** Pseudonym of a network in an order: the database alone reveals no IP address. */
export function networkKey(network: string, { PAY_SECRET }: Config): Promise<string> {
  return hmac(PAY_SECRET, `network.${network}`)
}

/**
 * Statement for an order's batch, after its stock was taken: aborts it (CHECK network_share) if its
 * network exceeds its share. Inside the transaction, so that concurrent orders cannot exceed it
 * together.
 */
export function requireShare(db: D1Database, orderId: string): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE sale_order SET within_share = NOT EXISTS (
        SELECT 1 FROM variant v JOIN (
          SELECT i.variant_id AS id, sum(i.amount) AS amount FROM sale_order held
          JOIN sale_order_item i ON i.order_id = held.id
          WHERE held.network = sale_order.network AND held.status IN ('new', 'payment_failed')
          GROUP BY i.variant_id
        ) own ON own.id = v.id
        WHERE v.check_stock AND own.amount > max(?2, ?3 * (v.stock + own.amount))
          AND v.id IN (SELECT variant_id FROM sale_order_item WHERE order_id = ?1))
      WHERE id = ?1 AND network IS NOT NULL`,
    )
    .bind(orderId, onePiece, share)
}

/** Whether a transaction was aborted by `requireShare`. */
export function exceedsNetworkShare(error: unknown): boolean {
  return error instanceof Error && error.message.includes('network_share')
}
