import * as z from 'zod/mini'
import { contentEntry } from './content-entry.ts'
import { ProductTile } from '../product/product.ts'

/** Products featured by an editor. */
export const FeaturedProducts = z.object({
  ...contentEntry,
  title: z.string(),
  products: z.array(ProductTile),
})
export type FeaturedProducts = z.infer<typeof FeaturedProducts>
