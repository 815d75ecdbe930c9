import { describe, expect, it } from 'vitest'
import { hasRoundedPrice } from './rounding/labelled-net.ts'
import { Settlement, type TaxShare } from './order-document.ts'
import { settle } from './settle.ts'
import { cents, randomOrder, rates } from './testing/random-order.ts'

const sharesOf = ({ lines, allowances, shipping, payment }: Settlement): TaxShare[] => [
  ...lines.map(({ total }) => total),
  ...allowances.flatMap(({ shares }) => shares),
  ...(shipping?.shares ?? []),
  ...(payment?.shares ?? []),
]
const sum = (values: readonly number[]) => values.reduce((all, value) => all + cents(value), 0)

const inputs = Array.from({ length: 2000 }, (_, index) => randomOrder(index + 1))

describe('§9 amounts of 2,000 random orders', { timeout: 120_000 }, () => {
  it('are net plus VAT in every part', () => {
    for (const input of inputs) {
      const settled = Settlement.parse(settle(input))
      for (const { net, vat, gross } of [...sharesOf(settled), ...settled.taxes]) {
        expect(cents(net) + cents(vat)).toBe(cents(gross))
      }
    }
  })

  it('sum to the totals, and at each rate to the breakdown', () => {
    for (const input of inputs) {
      const settled = settle(input)
      const { order } = settled.totals
      for (const part of ['net', 'vat', 'gross'] as const) {
        expect(sum(sharesOf(settled).map((share) => share[part]))).toBe(cents(order[part]))
        for (const tax of settled.taxes) {
          const members = sharesOf(settled).filter(({ rate }) => rate === tax.rate)
          expect(sum(members.map((share) => share[part]))).toBe(cents(tax[part]))
        }
      }
    }
  })

  it('are the listed prices if VAT is charged, whatever the rate of the destination', () => {
    for (const input of inputs.filter(({ tax }) => tax.category === 'S')) {
      const { lines, allowances, shipping, payment } = input
      const listed = [
        ...lines,
        ...allowances,
        ...(shipping ? [shipping] : []),
        ...(payment ? [payment] : []),
      ]
      expect(cents(settle(input).totals.order.gross)).toBe(
        sum(listed.map((part) => part.listedGross)),
      )
    }
  })

  it('have the VAT of each rate within one minor unit', () => {
    for (const input of inputs) {
      for (const { rate, net, vat } of settle(input).taxes) {
        expect(Math.abs(cents(vat) - (cents(net) * rate) / 100)).toBeLessThanOrEqual(1)
      }
    }
  })

  it('have no VAT on an exempt supply, and the net of the listed price (Art. 138)', () => {
    for (const input of inputs.filter(({ tax }) => tax.category === 'K')) {
      const settled = settle(input)
      expect(settled.taxes).toHaveLength(1)
      expect(settled.taxes[0]).toMatchObject({ rate: 0, vat: 0, category: 'K' })
      const taxed = settle({ ...input, tax: { category: 'S' }, rates: input.listed })
      expect(settled.totals.order).toEqual({
        net: taxed.totals.order.net,
        vat: 0,
        gross: taxed.totals.order.net,
      })
    }
  })

  it('are rounded by less than a minor unit per part', () => {
    for (const input of inputs) {
      const settled = settle(input)
      const isTaxed = input.tax.category === 'S'
      settled.lines.forEach(({ total }, index) => {
        const line = input.lines[index]
        const percent = line ? (isTaxed ? input.rates : input.listed)[line.taxClass] : 0
        const exact = (cents(line?.listedGross ?? 0) * 100) / (100 + percent)
        expect(Math.abs(cents(total.net) - exact)).toBeLessThan(1)
      })
    }
  })
})

describe('§9 a net price on a label', () => {
  const one = (amount: number, unitGross: number, gross: number) => ({
    ...(randomOrder(1).lines[0] ?? expect.fail('an order has lines')),
    taxClass: 'standard' as const,
    amount,
    freeAmount: 0,
    unitGross,
    listedGross: gross,
  })
  const input = {
    allowances: [],
    payment: null,
    tax: { category: 'S' as const },
    rates: rates[0],
    listed: rates[0],
  }
  const isTrue = ({ unitPrice, amount, total }: Settlement['lines'][number]) =>
    cents(unitPrice.net) * amount === cents(total.net)

  it('of a single piece is its sum: the rest of rounding goes to delivery', () => {
    for (let gross = 500; gross < 5000; gross += 7) {
      const shipping = { id: 'dhl', name: 'DHL', listedGross: 5.9 }
      const { lines } = settle({ ...input, lines: [one(1, gross / 100, gross / 100)], shipping })
      expect(lines.every(isTrue), String(gross)).toBe(true)
    }
  })

  it('is the sum of more single pieces than before, and said to be rounded otherwise', () => {
    const shipping = { id: 'dhl', name: 'DHL', listedGross: 5.9 }
    const several = [one(1, 31.28, 31.28), one(1, 34, 34), one(3, 31.28, 93.84)]
    const { lines } = settle({ ...input, lines: several, shipping })
    expect(lines.map(isTrue)).toEqual([true, true, false])
    expect(hasRoundedPrice(lines)).toBe(true)
    expect(hasRoundedPrice(lines.slice(0, 2))).toBe(false)
  })
})

describe('§9 an order at two rates', () => {
  const line = (taxClass: 'standard' | 'reduced', listedGross: number) => ({
    ...(randomOrder(1).lines[0] ?? expect.fail('an order has lines')),
    taxClass,
    listedGross,
  })
  const charge = { id: 'dhl', name: 'DHL', listedGross: 6 }

  it('taxes shipping and discounts in proportion to its goods', () => {
    const settled = settle({
      lines: [line('standard', 119), line('reduced', 107)],
      allowances: [{ kind: 'coupon', code: 'X', credits: 0, name: 'X', listedGross: -22.6 }],
      shipping: charge,
      payment: null,
      tax: { category: 'S' },
      rates: rates[0],
      listed: rates[0],
    })
    expect(settled.shipping?.shares.map(({ rate, gross }) => [rate, gross])).toEqual([
      [19, 3.16],
      [7, 2.84],
    ])
    expect(settled.allowances[0]?.shares.map(({ rate, gross }) => [rate, gross])).toEqual([
      [19, -11.9],
      [7, -10.7],
    ])
  })

  it('names a discount once where both classes have the same rate, or none', () => {
    const input = {
      lines: [line('standard', 119), line('reduced', 107)],
      allowances: [
        { kind: 'coupon' as const, code: 'X', credits: 0, name: 'X', listedGross: -22.6 },
      ],
      shipping: charge,
      payment: null,
      listed: rates[0],
    }
    const exempt = settle({ ...input, tax: { category: 'K' }, rates: rates[0] })
    expect(exempt.allowances[0]?.shares).toEqual([
      { category: 'K', rate: 0, net: -20, vat: 0, gross: -20 },
    ])
    expect(exempt.shipping?.shares).toHaveLength(1)
    const danish = settle({
      ...input,
      tax: { category: 'S' },
      rates: { standard: 25, reduced: 25 },
    })
    expect(danish.allowances[0]?.shares).toEqual([
      { category: 'S', rate: 25, net: -18.08, vat: -4.52, gross: -22.6 },
    ])
  })

  it('has a charge without goods', () => {
    const settled = settle({
      lines: [],
      allowances: [],
      shipping: charge,
      payment: null,
      tax: { category: 'S' },
      rates: rates[0],
      listed: rates[0],
    })
    expect(settled.totals.order).toEqual({ net: 5.04, vat: 0.96, gross: 6 })
  })
})
