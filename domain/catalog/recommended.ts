import type { ProductTile } from '../product/product.ts'

/** Maximum products of a placement. */
const shown = 8

/** Filters recommendations to available products and slices them (spec §9). */
export function recommended(products: readonly ProductTile[], without?: string): ProductTile[] {
  return products
    .filter(({ id }) => id !== without)
    .filter(({ visibility, variant }) => visibility.saleable && variant.availability.isAvailable)
    .slice(0, shown)
}
