import type { CatalogState } from '../../../domain/catalog/catalog.ts'
import type { ListedTile } from '../../../domain/catalog/listed-tile.ts'
import type { ProductTile } from '../../../domain/product/product.ts'

/**
 * Strips a listing of fields that no tile shows: a page carries every product twice, as HTML and as
 * data.
 */
export function listedState(
  state: CatalogState,
  paths: ReadonlyMap<string, string> = new Map(),
): CatalogState {
  return { ...state, products: state.products.map((product) => listed(product, paths)) }
}

function listed(product: ProductTile, paths: ReadonlyMap<string, string>): ListedTile {
  const { variant, keyParameters } = product
  const path = paths.get(product.id)
  return {
    ...product,
    ...(path !== undefined && { path }),
    marketingCode: '',
    categoryFullname: '',
    variant: { ...variant, prices: { ...variant.prices, quantityPrices: [] } },
    keyParameters: keyParameters.map((parameter) => ({ ...parameter, description: null })),
  }
}
