import type { ProductTile } from '../product/product.ts'

/** A product in a list, with its path below the list's categories in wildcard mode (spec §2). */
export interface ListedTile extends ProductTile {
  path?: string
}
