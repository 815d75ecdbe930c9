/** Items of an order: item id, variant id, thousandths, unit and total price in minor units. */
export type OrderLine = [string, string, number, number, number]

/**
 * Takes items out of stock for an order, for its batch: the CHECK of variant.stock aborts it when
 * there are too few. Then each piece is taken from a warehouse, those that send soonest first, and
 * the choice is stored, so that the same piece goes back there when the order is released.
 */
export function takeStock(
  db: D1Database,
  orderId: string,
  lines: readonly OrderLine[],
): D1PreparedStatement[] {
  const json = JSON.stringify(lines)
  return [
    db
      .prepare(
        `UPDATE variant SET stock = stock - taken.amount
        FROM (SELECT value ->> 1 AS id, sum(value ->> 2) AS amount FROM json_each(?1) GROUP BY 1) taken
        WHERE variant.id = taken.id AND variant.check_stock`,
      )
      .bind(json),
    db
      .prepare(
        `INSERT INTO order_reservation (order_id, variant_n, warehouse, amount)
        SELECT ?2, variant_n, warehouse, min(stock, wanted - before) FROM (
          SELECT s.variant_n, s.warehouse, s.stock, taken.amount AS wanted,
            coalesce(sum(s.stock) OVER (PARTITION BY s.variant_n ORDER BY s.delay_days, s.warehouse
              ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
          FROM (SELECT value ->> 1 AS id, sum(value ->> 2) AS amount FROM json_each(?1) GROUP BY 1) taken
          JOIN variant v ON v.id = taken.id AND v.check_stock
          JOIN variant_stock s ON s.variant_n = v.n)
        WHERE stock > 0 AND wanted > before`,
      )
      .bind(json, orderId),
    db
      .prepare(
        `UPDATE variant_stock SET stock = stock - r.amount FROM order_reservation r
        WHERE r.order_id = ?1 AND r.variant_n = variant_stock.variant_n
          AND r.warehouse = variant_stock.warehouse`,
      )
      .bind(orderId),
  ]
}

/** Puts the items of an order back to where they were taken from, for the batch of its release. */
export function returnStock(db: D1Database, orderId: string): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `UPDATE variant SET stock = stock + back.amount FROM (SELECT variant_id, sum(amount) AS amount
          FROM sale_order_item WHERE order_id = ?1 GROUP BY variant_id) back
        WHERE variant.id = back.variant_id AND variant.check_stock`,
      )
      .bind(orderId),
    db
      .prepare(
        `UPDATE variant_stock SET stock = stock + r.amount FROM order_reservation r
        WHERE r.order_id = ?1 AND r.variant_n = variant_stock.variant_n
          AND r.warehouse = variant_stock.warehouse`,
      )
      .bind(orderId),
    db.prepare('DELETE FROM order_reservation WHERE order_id = ?1').bind(orderId),
  ]
}
