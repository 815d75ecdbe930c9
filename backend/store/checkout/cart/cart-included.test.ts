import { describe, it } from 'vitest'
import { getCart, getOrderGifts, validateCart } from '../../../../domain/contract/store-cart.ts'
import { cartParts } from '../../../../domain/contract/store-cart-parts.ts'
import {
  getCartPayments,
  getCartShippers,
  getCartTax,
} from '../../../../domain/contract/store-checkout.ts'
import { request } from '../../../testing/request.ts'
import { guestCart } from '../../../testing/shop.ts'

describe('§7 cart: parts included for the checkout', () => {
  it('equal the response of each part’s own call', async ({ expect }) => {
    const cartToken = await guestCart('s100')
    const tax = { country: 'AUT', postcode: '1010' }
    const query = { with: cartParts.join(','), ...tax }
    const { response } = await request(getCart, { cartToken, query })
    const shippers = await request(getCartShippers, { cartToken })
    const payments = await request(getCartPayments, { cartToken })
    const gifts = await request(getOrderGifts, { cartToken })
    const taxation = await request(getCartTax, { cartToken, query: tax })
    const { problems } = (await request(validateCart, { cartToken })).response.data
    expect(response.included).toEqual({
      problems,
      shippers: shippers.response.data,
      payments: payments.response.data,
      gifts: gifts.response.data,
      taxation: taxation.response.data,
    })
    expect(response.data).toEqual((await request(getCart, { cartToken, query: {} })).response.data)
  })

  it('are omitted unless requested and known', async ({ expect }) => {
    const cartToken = await guestCart('s100')
    const { response } = await request(getCart, { cartToken, query: { with: 'payments,secrets' } })
    expect(Object.keys(response.included ?? {})).toEqual(['payments'])
    const plain = await request(getCart, { cartToken, query: {} })
    expect(plain.response).not.toHaveProperty('included')
  })
})
