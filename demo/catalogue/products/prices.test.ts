import { describe, expect, it } from 'vitest'
import type { ParameterValueRecord } from '../../../backend/db/columns.ts'
import type { ProductRecord, VariantRecord } from '../../records.ts'
import { catalogueOf } from '../../testing/catalogue-of.ts'
import { pricesOf } from './prices.ts'

const { products } = catalogueOf(1500)

/** Expected minimum and maximum in euro with German VAT. */
const bands: Record<string, [number, number]> = {
  'A1.1': [18, 130], 'A1.2': [55, 200], 'A1.3': [95, 290], 'A2.1': [55, 930], 'A2.2': [85, 780], 'A2.3': [230, 950], 'A2.5': [190, 380], 'A3.1': [350, 2900], 'A3.2': [350, 2900],
  'A4.1': [60, 950], B1: [1300, 4800], 'B2.1': [230, 950], 'B2.2': [230, 950], C1: [4.5, 165], 'C2.1': [1, 45], 'C2.2': [12, 95], C4: [2, 19], D1: [3.5, 80], D2: [6, 70], D3: [4, 25],
  D4: [1.8, 8], D5: [2, 7], D6: [4, 16], D7: [3, 12], D8: [5, 45], E1: [3, 95], E2: [4, 38], E3: [35, 240], F1: [14, 75], F2: [16, 85], F4: [5, 22], G1: [38, 290], 'H1.1': [22, 60], 'H1.2': [70, 320],
  'H1.3': [15, 55], 'H1.4': [180, 650], 'H3.1': [35, 120], 'H3.2': [85, 260], 'H3.3': [80, 220], 'H3.4': [60, 230], 'H3.5': [22, 70], I1: [70, 620], J1: [110, 950], L1: [0.6, 7], L2: [5, 16], L3: [4, 10],
}

const regular = ({ prices, originalPrices }: VariantRecord) => originalPrices ?? prices
const bandOf = ({ categoryId }: ProductRecord) => bands[categoryId] ?? bands[categoryId.split('.')[0] ?? '']

/** Price factors of stainless and painted ducts. */
function materialFactorOf({ parameters }: ProductRecord): number {
  const material = parameters.find(({ code }) => code === 'material')
  return material && 'values' in material ? ({ stainless: 2.4, painted: 1.3 }[material.values[0] ?? ''] ?? 1) : 1
}

describe('prices', () => {
  it('end as shop prices do', () => {
    expect(pricesOf(39.7)).toEqual({ EUR: 3990, CZK: 98900 })
    expect(pricesOf(6.2)).toEqual({ EUR: 600, CZK: 15900 })
    expect(pricesOf(2350).CZK % 50000).toBe(49000)
  })

  it('lie in the bands of the trade', () => {
    const outside = products.flatMap((product) => {
      const band = bandOf(product)
      if (!band) return []
      const factor = /^[CD]\d/.test(product.categoryId) ? materialFactorOf(product) : 1
      return product.variants.filter((variant) => {
        const euro = regular(variant).EUR / 100 / factor
        return euro < band[0] * 0.93 || euro > band[1] * 1.05
      })
    })
    expect(outside.map(({ id }) => id)).toEqual([])
  })

  it('are of the same worth in both currencies', () => {
    for (const { variants } of products) {
      for (const { prices } of variants.filter(({ prices: { EUR } }) => EUR > 1000)) {
        expect(prices.CZK / prices.EUR).toBeGreaterThan(22.5)
        expect(prices.CZK / prices.EUR).toBeLessThan(28)
      }
    }
  })

  it('are reduced for about one product in twelve, with the history that proves it', () => {
    const reduced = products.filter(({ variants }) => variants.some(({ originalPrices }) => originalPrices))
    expect(reduced.length / products.length).toBeGreaterThan(0.06)
    expect(reduced.length / products.length).toBeLessThan(0.11)
    for (const { prices, originalPrices, priceHistory } of reduced.flatMap(({ variants }) => variants)) {
      expect(prices.EUR).toBeLessThan(originalPrices?.EUR ?? 0)
      expect(prices.CZK).toBeLessThan(originalPrices?.CZK ?? 0)
      expect(priceHistory.at(-1)?.prices).toEqual(prices)
      expect(priceHistory[0]?.prices).toEqual(originalPrices)
      expect(priceHistory.map(({ from }) => from)).toEqual(priceHistory.map(({ from }) => from).toSorted())
    }
  })
})

describe('figures', () => {
  const numberOf = (values: ParameterValueRecord[], code: string) => {
    const value = values.find((one) => one.code === code)
    return value && 'number' in value ? value.number : null
  }

  it('agree: no fan gives more air power than it draws', () => {
    for (const { parameters, variants } of products.filter(({ categoryId }) => categoryId.startsWith('A'))) {
      for (const variant of variants) {
        const values = [...parameters, ...variant.parameters]
        const [q, dp, power] = ['q_max', 'dp_max', 'p_el'].map((code) => numberOf(values, code))
        if (!q || !dp || !power) continue
        // At the best point a curve has about 0.37 of the product of its two ends.
        expect((0.37 * q * dp) / 3600 / power).toBeLessThan(0.72)
        expect((0.37 * q * dp) / 3600 / power).toBeGreaterThan(0.008)
      }
    }
  })

  it('grow with the size', () => {
    for (const { axes, variants } of products.filter(({ categoryId }) => categoryId === 'A2.1')) {
      if (axes[0] !== 'dn') continue
      const flows = variants.filter(({ axisValues }) => axisValues.motor !== 'ec').map(({ parameters }) => numberOf(parameters, 'q_max') ?? 0)
      expect(flows).toEqual(flows.toSorted((a, b) => a - b))
    }
  })

  it('give every variant a weight and a length, and stock where it is counted', () => {
    for (const { weightGrams, longestSideMm, stock, delayDays } of products.flatMap(({ variants }) => variants)) {
      expect(weightGrams).toBeGreaterThan(0)
      expect(longestSideMm).toBeGreaterThan(0)
      expect(delayDays).toBeGreaterThan(0)
      for (const { amount } of stock) expect(amount).toBeGreaterThanOrEqual(0)
    }
  })
})
