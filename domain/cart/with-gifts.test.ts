import { expect, it } from 'vitest'
import { giftTotal } from './gift-price.ts'
import { withGifts } from './with-gifts.ts'

const totals = {
  itemsWithTax: 150,
  shipping: 5.9,
  payment: null,
  totalWithTax: 155.9,
  totalWithoutTax: 131.01,
  tax: 24.89,
}

it('§9 a chosen gift adds its rounded price, its tax by the ratio of the original prices', () => {
  const gift = { priceWithTax: 1.185, priceWithoutTax: 0.9958 }
  expect(withGifts(totals, giftTotal([gift, gift], 2))).toMatchObject({
    totalWithTax: 158.28,
    totalWithoutTax: 133.01,
    tax: 25.27,
  })
})

it('§9 no gift costs nothing', () => {
  expect(withGifts(totals, null)).toBe(totals)
})
