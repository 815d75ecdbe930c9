/** A stock change in thousandths: absolute or relative. */
export interface StockRow {
  /** Row number of the variant. */
  n: number
  warehouse: string
  set?: number
  adjust?: number
}

/**
 * Statements of a batch that changes stock. Rows are inserted empty and filled by an update,
 * because the trigger that sums a variant's stock listens to updates; several changes of one row
 * are applied in order. The tables' CHECK refuses negative stock.
 */
export function stockStatements(db: D1Database, rows: readonly StockRow[]): D1PreparedStatement[] {
  const json = JSON.stringify(rows)
  return [
    db
      .prepare(
        `INSERT OR IGNORE INTO variant_stock (variant_n, warehouse, stock, delay_days)
        SELECT value ->> 'n', value ->> 'warehouse', 0, 0 FROM json_each(?1)`,
      )
      .bind(json),
    // Variants in a warehouse are counted from now on.
    db
      .prepare(
        `UPDATE variant SET check_stock = 1 WHERE NOT check_stock
        AND n IN (SELECT value ->> 'n' FROM json_each(?1))`,
      )
      .bind(json),
    ...rows.map(({ n, warehouse, set, adjust = 0 }) =>
      db
        .prepare(
          `UPDATE variant_stock SET stock = coalesce(?3, stock + ?4)
          WHERE variant_n = ?1 AND warehouse = ?2`,
        )
        .bind(n, warehouse, set ?? null, adjust),
    ),
  ]
}
