import type { SeedStatement } from '../../backend/db/insert.ts'
import { orderGiftRows } from './order-gifts.ts'
import { parcelPointRows } from './parcel-points.ts'

/** Pick-up points and order gifts. */
export function* saleRows(): Generator<SeedStatement> {
  yield* parcelPointRows()
  yield* orderGiftRows()
}
