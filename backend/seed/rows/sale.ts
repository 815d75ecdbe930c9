import { insert, type SeedStatement } from '../insert.ts'
import { orderGiftRows } from './order-gifts.ts'
import { parcelPointRows } from './parcel-points.ts'

/** What selling needs beside the catalogue: pick-up points, gifts, and a promo code with limits. */
export function* saleRows(): Generator<SeedStatement> {
  yield* parcelPointRows()
  yield* orderGiftRows()
  yield* insert(
    'coupon',
    ['code', 'percent', 'minimum_eur', 'per_customer', 'excluded_groups'],
    // Not on top of the wholesalers' prices.
    [['LUFT15', 15, 15_000, 1, '["grosshandel"]']],
    'INSERT OR IGNORE INTO',
  )
}
