import * as z from 'zod/mini'
import { Block } from '../../../domain/content/block.ts'

/** A products block references its products; the backend resolves them in its response. */
const ProductsBlockRecord = z.object({
  id: z.string(),
  type: z.literal('products'),
  blockTitle: z.string(),
  productIds: z.array(z.string()),
})

/** A stored block. */
export const BlockRecord = z.union([ProductsBlockRecord, Block])
export type BlockRecord = z.infer<typeof BlockRecord>
export const BlockRecords = z.array(BlockRecord)
