import { it } from 'vitest'
import { sampleTile, sampleVariant } from '../../../client/testing/sample-product.ts'
import { listedState } from './listed-state.ts'

it('design §9: a listing carries prices and stock of its products, but no tiers', ({ expect }) => {
  const variant = sampleVariant('v1')
  const quantityPrices = [{ from: 10, unitWithTax: 45, unitWithoutTax: 37.82 }]
  const product = sampleTile({
    variant: { ...variant, prices: { ...variant.prices, quantityPrices } },
  })
  const state = { products: [product], total: 1, page: 1, perPage: 21, facets: [] }
  const [shown] = listedState(state).products
  expect(shown?.variant.prices).toEqual({ ...variant.prices, quantityPrices: [] })
  expect(shown).toMatchObject({ id: product.id, name: product.name, mainImage: product.mainImage })
  expect(product.variant.prices.quantityPrices).toHaveLength(1)
})
