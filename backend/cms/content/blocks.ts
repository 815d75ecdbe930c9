import type { Block } from '../../../domain/content/block.ts'
import type { Caller } from '../../request/caller.ts'
import type { BlockRecord } from './block-record.ts'
import { visibleTiles } from './entries/visible.ts'

/** Resolves the products of blocks in one query. */
export async function fillBlocks(
  db: D1Database,
  caller: Caller,
  records: readonly BlockRecord[],
): Promise<Block[]> {
  const ids = records.flatMap((record) => ('productIds' in record ? record.productIds : []))
  const tiles = new Map(
    (await visibleTiles(db, caller, [...new Set(ids)])).map((tile) => [tile.id, tile]),
  )
  return records.map((record) => {
    if (!('productIds' in record)) return record
    const { productIds, ...block } = record
    return { ...block, products: productIds.flatMap((id) => tiles.get(id) ?? []) }
  })
}
