import { describe, it } from 'vitest'
import { energyData } from './energy-data.ts'
import { priceData } from './price-data.ts'

const prices = {
  unitWithTax: 80,
  unitWithoutTax: 67.23,
  unitOriginalWithTax: 100,
  unitOriginalWithoutTax: 84.03,
  percentageDiscount: 20,
  inDiscount: true,
  lowest30WithTax: 100,
  quantityPrices: [],
  basePrice: null,
}

describe('§2 structured data of an offer', () => {
  it('has the struck-through price beside the current one, and its end date', ({ expect }) => {
    expect(priceData({ ...prices, validUntil: '2026-12-31' }, 'EUR')).toMatchObject({
      price: '80.00',
      priceValidUntil: '2026-12-31',
      priceSpecification: [
        { '@type': 'UnitPriceSpecification', price: '80.00' },
        { price: '100.00', priceType: 'https://schema.org/StrikethroughPrice' },
      ],
    })
  })

  it('has no made-up former price or end date', ({ expect }) => {
    for (const plain of [
      { ...prices, inDiscount: false },
      { ...prices, unitOriginalWithTax: 80 },
    ]) {
      const data = priceData(plain, 'EUR')
      expect([data.priceSpecification, data.priceValidUntil]).toEqual([undefined, undefined])
    }
  })

  it.for([
    ['A+', 'EUEnergyEfficiencyCategoryA1Plus'],
    ['A+++', 'EUEnergyEfficiencyCategoryA3Plus'],
    ['A', 'EUEnergyEfficiencyCategoryA'],
    ['G', 'EUEnergyEfficiencyCategoryG'],
  ])('names the energy class %s', ([name, word], { expect }) => {
    const label = { class: name ?? '', best: 'A+', worst: 'G', regulation: '', document: '' }
    expect(energyData(label)).toMatchObject({
      hasEnergyEfficiencyCategory: `https://schema.org/${word}`,
      energyEfficiencyScaleMax: 'https://schema.org/EUEnergyEfficiencyCategoryA1Plus',
    })
  })

  it('omits a class without a schema.org value', ({ expect }) => {
    const label = { best: 'A', worst: 'G', regulation: '', document: '' }
    for (const name of ['H', 'A++++', '', 'AA'])
      expect(energyData({ ...label, class: name }), name).toBeUndefined()
    expect(energyData(null)).toBeUndefined()
  })
})
