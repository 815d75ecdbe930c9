import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { encodeScope, getCatalogState, getProductDetail } from '../../../domain/contract/cms.ts'
import { addCartItem } from '../../../domain/contract/store-cart.ts'
import { watchVariant } from '../../../domain/contract/store-products.ts'
import { request } from '../../testing/request.ts'
import { runImport } from '../../testing/run-import.ts'
import { cartOf, guestCart, orderBody, place } from '../../testing/shop.ts'

const productId = 'badluefter-silva'
const variantId = 's100'

/** As an operator does it: the product alone, its variants stay for sale. */
const setSaleable = (saleable: boolean) =>
  runImport('products', [{ record: { id: productId, saleable } }])

async function availableOnes(): Promise<string[]> {
  const all = { values: {}, ranges: {}, brands: [], page: 1, perPage: 21 }
  const scope = encodeScope({ ...all, categoryId: 'A1', availableOnly: true, sort: 'price' })
  const { response } = await request(getCatalogState, { query: { scope } })
  return response.products.map(({ id }) => id)
}

async function shownAvailability() {
  const { response } = await request(getProductDetail, { params: { slug: 'badluefter-silva' } })
  return response.data.variants.map(({ availability }) => availability.isAvailable)
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(async () => {
  await setSaleable(true)
  vi.restoreAllMocks()
})

describe('§4 a product that an operator takes off sale', () => {
  it('is sold no more: cart, order, page, listing and watches agree', async ({ expect }) => {
    expect(await availableOnes()).toContain(productId)
    const cartToken = await guestCart(variantId)
    const { prices } = await cartOf(cartToken)
    await setSaleable(false)

    const added = await request(addCartItem, { body: { id: variantId, amount: 1 } })
    expect(added.errors[0]).toMatchObject({ status: 422, code: 'not_available' })
    const placed = await place(cartToken, orderBody(prices.totalWithTax))
    expect(placed.errors[0]).toMatchObject({ status: 409, code: 'out_of_stock' })
    expect(await availableOnes()).not.toContain(productId)
    expect(new Set(await shownAvailability())).toEqual(new Set([false]))
    const body = { email: 'wartet@shop.example' }
    const watched = await request(watchVariant, { params: { variantId }, body })
    expect(watched.status, 'its return can be watched').toBe(200)
  })
})
