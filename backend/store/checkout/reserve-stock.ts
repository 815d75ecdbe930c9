/** Items of an order: item id, variant id, thousandths, unit and total price in minor units. */
export type OrderLine = [string, string, number, number, number]

/** Variant id and thousandths. */
export type OrderedAmount = [string, number]

/** Preferred countries, in order, for warehouses with the same lead time. */
export type StockPreference = [string, string]

/**
 * Allocates the pieces of an order (JSON of `OrderedAmount`) to warehouses: fastest first, then by
 * preferred countries (?2, ?3).
 */
export const pickedStock = (
  ordered = '?1',
) => `SELECT variant_n, warehouse, min(stock, requested - before) AS amount FROM (
    SELECT s.variant_n, s.warehouse, s.stock, taken.amount AS requested,
      coalesce(sum(s.stock) OVER (PARTITION BY s.variant_n
        ORDER BY s.delay_days, w.country IS NOT ?2, w.country IS NOT ?3, s.warehouse
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
    FROM (SELECT value ->> 0 AS id, sum(value ->> 1) AS amount FROM json_each(${ordered}) GROUP BY 1) taken
    JOIN variant v ON v.id = taken.id AND v.check_stock
    JOIN variant_stock s ON s.variant_n = v.n
    LEFT JOIN warehouse w ON w.id = s.warehouse)
  WHERE stock > 0 AND requested > before`

/**
 * Takes an order's items out of stock, for its batch: the CHECK of variant.stock aborts it if there
 * are too few. The allocation to warehouses is stored, so that pieces return to the same warehouse
 * on release.
 */
export function reserveStock(
  db: D1Database,
  orderId: string,
  lines: readonly OrderLine[],
  preference: StockPreference,
): D1PreparedStatement[] {
  const ordered = lines.map(([, variantId, amount]): OrderedAmount => [variantId, amount])
  const json = JSON.stringify(ordered)
  return [
    db
      .prepare(
        `UPDATE variant SET stock = stock - taken.amount
        FROM (SELECT value ->> 0 AS id, sum(value ->> 1) AS amount FROM json_each(?1) GROUP BY 1) taken
        WHERE variant.id = taken.id AND variant.check_stock`,
      )
      .bind(json),
    db
      .prepare(
        `INSERT INTO order_reservation (order_id, variant_n, warehouse, amount)
        SELECT ?4, variant_n, warehouse, amount FROM (${pickedStock()})`,
      )
      .bind(json, ...preference, orderId),
    db
      .prepare(
        `UPDATE variant_stock SET stock = stock - r.amount FROM order_reservation r
        WHERE r.order_id = ?1 AND r.variant_n = variant_stock.variant_n
          AND r.warehouse = variant_stock.warehouse`,
      )
      .bind(orderId),
  ]
}

/** Returned thousandths of lines, by line id; null: all remaining. */
export type ReturnedLines = Readonly<Record<string, number>> | null

/**
 * Restocks items of an order to their warehouses, for the batch of its change. Returned amounts are
 * counted, and a CHECK aborts a batch that returns more than was taken.
 */
export function returnStock(
  db: D1Database,
  orderId: string,
  lines: ReturnedLines = null,
): D1PreparedStatement[] {
  const json = lines && JSON.stringify(lines)
  const back = `SELECT i.id, i.variant_id, coalesce(iif(?2 IS NULL, i.amount - i.returned, given.value), 0)
    AS amount FROM sale_order_item i LEFT JOIN json_each(?2) given ON given.key = i.id WHERE i.order_id = ?1`
  // Distributed over the variant's allocated warehouses.
  const places = `SELECT r.variant_n, r.warehouse, min(r.amount, back.amount - before) AS amount FROM (
      SELECT variant_n, warehouse, amount, coalesce(sum(amount) OVER (PARTITION BY variant_n
        ORDER BY warehouse ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
      FROM order_reservation WHERE order_id = ?1) r
    JOIN variant v ON v.n = r.variant_n
    JOIN (SELECT variant_id, sum(amount) AS amount FROM (${back}) GROUP BY variant_id) back
      ON back.variant_id = v.id WHERE back.amount > before`
  return [
    db
      .prepare(
        `UPDATE variant SET stock = stock + back.amount FROM (SELECT variant_id, sum(amount) AS amount
          FROM (${back}) GROUP BY variant_id) back
        WHERE variant.id = back.variant_id AND variant.check_stock`,
      )
      .bind(orderId, json),
    db
      .prepare(
        `UPDATE variant_stock SET stock = stock + place.amount FROM (${places}) place
        WHERE place.variant_n = variant_stock.variant_n AND place.warehouse = variant_stock.warehouse`,
      )
      .bind(orderId, json),
    db
      .prepare(
        `UPDATE order_reservation SET amount = order_reservation.amount - place.amount FROM (${places}) place
        WHERE order_reservation.order_id = ?1 AND place.variant_n = order_reservation.variant_n
          AND place.warehouse = order_reservation.warehouse`,
      )
      .bind(orderId, json),
    db.prepare('DELETE FROM order_reservation WHERE order_id = ?1 AND amount <= 0').bind(orderId),
    db
      .prepare(
        `UPDATE sale_order_item SET returned = returned + back.amount FROM (${back}) back
        WHERE sale_order_item.id = back.id AND sale_order_item.order_id = ?1`,
      )
      .bind(orderId, json),
  ]
}

/** Takes items of a released order again, for the batch that fulfils it after all. */
export function reserveStockAgain(
  db: D1Database,
  orderId: string,
  lines: readonly OrderLine[],
  preference: StockPreference,
): D1PreparedStatement[] {
  return [
    ...reserveStock(db, orderId, lines, preference),
    db.prepare('UPDATE sale_order_item SET returned = 0 WHERE order_id = ?1').bind(orderId),
  ]
}
