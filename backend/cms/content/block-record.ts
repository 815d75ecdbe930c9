import * as z from 'zod/mini'
import { Block } from '../../../domain/content/block.ts'

/** A products block names its products; the backend fills them in when it answers. */
const ProductsBlockRecord = z.object({
  id: z.string(),
  type: z.literal('products'),
  blockTitle: z.string(),
  productIds: z.array(z.string()),
})

/** A block as it is stored. */
export const BlockRecord = z.union([ProductsBlockRecord, Block])
export type BlockRecord = z.infer<typeof BlockRecord>
export const BlockRecords = z.array(BlockRecord)
