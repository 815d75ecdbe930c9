import { describe, expect, it } from 'vitest'
import type { Gift } from '../../../domain/cart/gift.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { OrderGiftsForm } from './order-gifts-form.tsx'

const tape: Gift = {
  id: 'tape',
  variantId: 'v-tape',
  name: 'Klebeband',
  image: null,
  price_from: 100,
  priceWithTax: 0.01,
  priceWithoutTax: 0.01,
  isAvailable: true,
  isReached: true,
}

const render = (gift: Gift) =>
  renderInShop(<OrderGiftsForm gifts={{ offered: [gift], chosen: [], dropped: [] }} />)

describe('§4 order gifts', () => {
  it('have their price, and are not called free then', () => {
    const html = render(tape)
    expect(html).toMatch(/für 0[.,]01/)
    expect(html).not.toMatch(/Geschenk|kostenlos/)
  })

  it('without a price are called free', () => {
    const html = render({ ...tape, priceWithTax: 0, priceWithoutTax: 0 })
    expect(html).toContain('kostenlos')
    expect(html).not.toContain('0,00')
  })
})
