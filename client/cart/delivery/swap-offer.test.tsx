import { describe, expect, it } from 'vitest'
import { exampleCart } from '../../../domain/contract/testing/examples/entities/cart.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { FreeShipping } from './free-shipping.tsx'
import { SwapOffer } from './swap-offer.tsx'

const [line] = exampleCart.items
const swap = {
  from: 'Spedition',
  to: 'Sperrgut',
  saving: 40.1,
  lines: [{ itemId: line?.id ?? '', variantId: 'v2', name: 'Rohr 1,5 m', amount: 4 }],
}

describe('§9 the cart and its delivery', () => {
  it('names the line that needs a pallet and its replacement, in a form', () => {
    const html = renderInShop(<SwapOffer cart={{ ...exampleCart, swap }} />)
    expect(html).toContain('Zefyra Aura')
    expect(html).toMatch(/\(4.{1,12}Rohr/)
    expect(html).toContain('<form action="/api/cart/items" method="post">')
    expect(html).toMatch(/<button[^>]*value="swap"[^>]*name="intent"/)
    expect(renderInShop(<SwapOffer cart={exampleCart} />)).toBe('')
  })

  it('hides free shipping if the store has none for these items', () => {
    const cart = { ...exampleCart, freeShippingAt: null }
    expect(renderInShop(<FreeShipping cart={cart} />, { globals: { freeShippingAt: 1 } })).toBe('')
  })
})
