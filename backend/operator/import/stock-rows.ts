import { isSameJson } from '../../../domain/operator/json.ts'
import { inChunks, type Statement } from '../../db/insert.ts'
import { toThousandths } from '../../db/thousandths.ts'
import type { WrittenProduct, WrittenVariant } from './number-products.ts'

/**
 * Stock by warehouse, only of variants whose stock the import changes: concurrent orders of others
 * are unaffected. A trigger sums it per variant, on updates only.
 */
export function* stockRows(products: readonly WrittenProduct[]): Generator<Statement> {
  const all = products.flatMap(({ variants }) => variants)
  const changed = all.filter(isStockChanged)
  const stocks = changed.flatMap(({ n, record }) =>
    Object.entries(record.stock ?? {}).map(([warehouse, amount]) => [
      n,
      warehouse,
      toThousandths(amount),
      record.stockDelayDays[warehouse] ?? 0,
    ]),
  )
  yield* inChunks(
    `INSERT OR IGNORE INTO variant_stock (variant_n, warehouse, stock, delay_days)
    SELECT value ->> 0, value ->> 1, 0, value ->> 3 FROM json_each(?1)`,
    stocks,
  )
  yield* inChunks(
    `UPDATE variant_stock SET stock = given.stock, delay_days = given.days FROM (SELECT
      value ->> 0 AS n, value ->> 1 AS place, value ->> 2 AS stock, value ->> 3 AS days
      FROM json_each(?1)) given
    WHERE variant_n = given.n AND warehouse = given.place`,
    stocks,
  )
  const removed = changed.flatMap(({ n, record, current }) =>
    Object.keys(current?.record.stock ?? {}).flatMap((warehouse) =>
      record.stock && warehouse in record.stock ? [] : [[n, warehouse]],
    ),
  )
  const fromRemoved = `FROM (SELECT value ->> 0 AS n, value ->> 1 AS place FROM json_each(?1)) given
    WHERE variant_n = given.n AND warehouse = given.place`
  yield* inChunks(`UPDATE variant_stock SET stock = 0 ${fromRemoved}`, removed)
  yield* inChunks(
    `DELETE FROM variant_stock WHERE (variant_n, warehouse) IN
      (SELECT value ->> 0, value ->> 1 FROM json_each(?1))`,
    removed,
  )
  yield* inChunks(
    `UPDATE variant SET delay_days = coalesce((SELECT min(s.delay_days) FROM variant_stock s
      WHERE s.variant_n = variant.n AND s.stock > 0), restock_days)
    WHERE n IN (SELECT value ->> 0 FROM json_each(?1))`,
    all.map(({ n }) => [n]),
  )
}

function isStockChanged({ record, current }: WrittenVariant): boolean {
  const { stock, stockDelayDays } = record
  const before = current?.record ?? { stock: null, stockDelayDays: {} }
  return !isSameJson(
    { stock, stockDelayDays },
    { stock: before.stock, stockDelayDays: before.stockDelayDays },
  )
}
