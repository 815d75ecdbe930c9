/** Fields that the specification displays on no page. */
export interface Reason {
  why: string
  /** Full field names, with `=value` for one enum value; `operation.*` for a whole operation. */
  fields: readonly string[]
}

/** Fields whose pages are not rendered for each value, and the test that does instead. */
export interface TestedElsewhere extends Reason {
  /** Fields that bring the same fact to the page. */
  shownBy?: readonly string[]
  /** `file › a part of the title`. */
  tests?: readonly string[]
}

/** Paths of tiles in the contract's answers (`domain/product/product.ts`). */
const tiles = [
  'homepage.blocks[products].products[]',
  'page.blocks[products].products[]',
  'featured_products.products[]',
  'getCatalogState.products[]',
  'getProducts.data[]',
  'search.products.entities[]',
]

/** The same tile fields in every operation. */
export function ofTiles(...fields: string[]): string[] {
  return fields.flatMap((field) => tiles.map((tile) => `${tile}.${field}`))
}
