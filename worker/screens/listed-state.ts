import type { CatalogState } from '../../domain/catalog.ts'
import type { ProductTile } from '../../domain/product.ts'

/** A listing without what no tile shows: the page carries every product twice, as HTML and as data. */
export function listedState(state: CatalogState): CatalogState {
  return { ...state, products: state.products.map(listed) }
}

function listed(product: ProductTile): ProductTile {
  const { variant, keyParameters } = product
  return {
    ...product,
    marketingCode: '',
    categoryFullname: '',
    variant: { ...variant, prices: { ...variant.prices, quantityPrices: [] } },
    keyParameters: keyParameters.map((parameter) => ({ ...parameter, description: null })),
  }
}
