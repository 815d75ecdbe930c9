import { describe, expect, it } from 'vitest'
import { readWishList } from './read-wish-list.ts'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { ProductActions } from '../product/product-actions.tsx'
import { WishToggle } from './wish-toggle.tsx'

describe('§6 wish list requires login', () => {
  it('the server renders no toggle, so that a page is the same for everybody', () => {
    expect(renderInShop(<WishToggle variantId="v1" name="Silva" />)).toBe('')
  })

  it('offers guests a sign-in link on a product page, without JavaScript a form', () => {
    const actions = <ProductActions product={{ id: 'p', name: 'Silva' }} variantId="v1" page="/p" />
    const html = renderInShop(actions)
    expect(html).toContain('<noscript><form action="/api/wish-list/items" method="post">')
    expect(html).toContain('name="redirect" value="/p"')
    expect(html.replace(/<noscript>.*<\/noscript>/, '')).not.toContain('Merken')
    const tile = <ProductActions product={{ id: 'p', name: 'Silva' }} variantId="v1" />
    expect(renderInShop(tile)).not.toContain('noscript')
  })

  it('distinguishes a guest from a customer with an empty list', () => {
    expect(readWishList({ variantIds: null })).toEqual({ variantIds: null })
    expect(readWishList({ variantIds: [] })).toEqual({ variantIds: [] })
  })

  it.each([null, 'x', {}, { variantIds: [1] }])('does not treat %j as a list', (body) => {
    expect(() => readWishList(body)).toThrow(TypeError)
  })
})
