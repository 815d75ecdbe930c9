/** Fields that the specification puts on no page. */
export interface Reason {
  why: string
  /** Whole names of fields, `=value` behind it for one of its choices; `operation.*` for all of one. */
  fields: readonly string[]
}

/** Fields whose page is not drawn for each of their values, and what tries them in its place. */
export interface HeldElsewhere extends Reason {
  /** Fields that bring the same fact to its page. */
  shownBy?: readonly string[]
  /** `file › a part of the title`. */
  tests?: readonly string[]
}

/** Where the answers of the contract have a tile (`domain/product/product.ts`). */
const tiles = [
  'homepage.blocks[products].products[]',
  'page.blocks[products].products[]',
  'featured_products.products[]',
  'getCatalogState.products[]',
  'getProducts.data[]',
  'search.products.entities[]',
]

/** The same fields of the tiles in every operation. */
export function ofTiles(...fields: string[]): string[] {
  return fields.flatMap((field) => tiles.map((tile) => `${tile}.${field}`))
}
