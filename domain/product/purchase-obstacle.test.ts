import { describe, expect, it } from 'vitest'
import { purchaseObstacle } from './purchase-obstacle.ts'

const offer = { prices: { unitWithTax: 10 }, availability: { isAvailable: true } }
const purchase = { offer, saleable: true, shoppingDisabled: false }

describe('§5 Add to cart', () => {
  it('is possible with a price and availability', () => {
    expect(purchaseObstacle(purchase)).toBeNull()
  })

  it('is disabled when the unit price with tax is 0 or less', () => {
    expect(purchaseObstacle({ ...purchase, offer: { ...offer, prices: { unitWithTax: 0 } } })).toBe(
      'noPrice',
    )
    expect(
      purchaseObstacle({ ...purchase, offer: { ...offer, prices: { unitWithTax: -1 } } }),
    ).toBe('noPrice')
  })

  it('is disabled when the item is unavailable or not for sale', () => {
    const unavailable = { ...offer, availability: { isAvailable: false } }
    expect(purchaseObstacle({ ...purchase, offer: unavailable })).toBe('notAvailable')
    expect(purchaseObstacle({ ...purchase, saleable: false })).toBe('notAvailable')
  })

  it('checks only the price of items paid with credits', () => {
    const unavailable = { ...offer, availability: { isAvailable: false } }
    expect(purchaseObstacle({ ...purchase, offer: unavailable, forCredits: true })).toBeNull()
    const free = { ...offer, prices: { unitWithTax: 0 } }
    expect(purchaseObstacle({ ...purchase, offer: free, forCredits: true })).toBe('noPrice')
    expect(purchaseObstacle({ ...purchase, shoppingDisabled: true, forCredits: true })).toBe(
      'shoppingDisabled',
    )
  })

  it('requires a variant if there are several', () => {
    expect(purchaseObstacle({ ...purchase, offer: null })).toBe('variantRequired')
  })

  it('is blocked while shopping is disabled (§6)', () => {
    expect(purchaseObstacle({ ...purchase, shoppingDisabled: true })).toBe('shoppingDisabled')
  })
})
