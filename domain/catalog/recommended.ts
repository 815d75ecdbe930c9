import type { ProductTile } from '../product/product.ts'

/** Most products that a place shows. */
const shown = 8

/** Recommendations are filtered to what can be bought, and sliced (spec §9). */
export function recommended(products: readonly ProductTile[], without?: string): ProductTile[] {
  return products
    .filter(({ id }) => id !== without)
    .filter(({ visibility, variant }) => visibility.saleable && variant.availability.isAvailable)
    .slice(0, shown)
}
