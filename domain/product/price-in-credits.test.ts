import { expect, it } from 'vitest'
import { priceInCredits } from './price-in-credits.ts'

it('§4 loyalty credits: a price is shown in whole credits, rounded up', () => {
  expect(priceInCredits(25.9, 0.04)).toBe(648)
  expect(priceInCredits(2.6, 0.04)).toBe(65)
  expect(priceInCredits(649, 1)).toBe(649)
})
