import { describe, expect, it } from 'vitest'
import { availabilityText } from './availability-text.ts'

const inStock = {
  isAvailable: true,
  stock: 3,
  checkStock: true,
  amountMin: 1,
  amountMax: null,
  delayDays: 0,
  availability: 'Auf Lager',
  soldAvailability: 'Nicht auf Lager',
}

describe('§4 Availability text', () => {
  it('shows the exact stock up to the maximum', () => {
    expect(availabilityText(inStock)).toEqual({
      state: 'available',
      text: 'Auf Lager',
      stock: 3,
      more: false,
      delayDays: null,
    })
    expect(availabilityText({ ...inStock, stock: 5 })).toMatchObject({ stock: 5, more: false })
  })

  it('shows at most 5 of a larger stock', () => {
    expect(availabilityText({ ...inStock, stock: 240 })).toMatchObject({ stock: 5, more: true })
  })

  it('shows the whole stock when the maximum is 0', () => {
    expect(availabilityText({ ...inStock, stock: 240 }, 0)).toMatchObject({
      stock: 240,
      more: false,
    })
  })

  it('shows unlimited stock as 5', () => {
    expect(availabilityText({ ...inStock, stock: 0, checkStock: false })).toMatchObject({
      stock: 5,
    })
    expect(availabilityText({ ...inStock, stock: 0, checkStock: false }, 0)).toMatchObject({
      stock: 5,
    })
  })

  it('shows the sold text and the delay in days when there is one', () => {
    const sold = { ...inStock, isAvailable: false, stock: 0 }
    expect(availabilityText({ ...sold, delayDays: 10 })).toEqual({
      state: 'sold',
      text: 'Nicht auf Lager',
      delayDays: 10,
    })
    expect(availabilityText(sold)).toMatchObject({ state: 'sold', delayDays: null })
  })
})
