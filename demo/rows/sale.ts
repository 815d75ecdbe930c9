import type { SeedStatement } from '../../backend/db/insert.ts'
import { orderGiftRows } from './order-gifts.ts'
import { parcelPointRows } from './parcel-points.ts'

/** What selling needs beside the catalogue: pick-up points and gifts. */
export function* saleRows(): Generator<SeedStatement> {
  yield* parcelPointRows()
  yield* orderGiftRows()
}
