import { expect, it } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { CartConditions } from './cart-conditions.tsx'

it('§ 312j BGB: the cart names each payment method once', () => {
  const payments = ['Kreditkarte', 'Rechnung'].map((name) => ({
    id: name,
    code: '',
    name,
    description: '',
    priceWithTax: 0,
    priceWithoutTax: 0,
    online: false,
  }))
  const cart = { shippingInfo: '', paymentInfo: 'Kreditkarte, PayPal.' }
  const html = renderInShop(<CartConditions payments={payments} countries={[]} />, {
    configuration: { cart },
  })
  expect(html.match(/Kreditkarte/g)).toHaveLength(1)
})
