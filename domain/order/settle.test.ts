import { describe, expect, it } from 'vitest'
import { Settlement, type TaxShare } from './order-document.ts'
import { settle, type SettleInput } from './settle.ts'

/** Numbers from 0 to below 1, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

type Rates = SettleInput['rates']
const rates: [Rates, ...Rates[]] = [
  { standard: 19, reduced: 7 },
  { standard: 20, reduced: 10 },
  { standard: 21, reduced: 12 },
  { standard: 23, reduced: 5 },
]
const pick = <T>(random: () => number, list: readonly [T, ...T[]]): T =>
  list[Math.floor(random() * list.length)] ?? list[0]
const cents = (value: number) => Math.round(value * 100)

function randomInput(seed: number): SettleInput {
  const random = seeded(seed)
  const crowns = random() < 0.4
  const price = (most: number) =>
    crowns ? Math.ceil(random() * most * 25) : cents(random() * most) / 100
  const lines = Array.from({ length: 1 + Math.floor(random() * 12) }, (_, index) => {
    const unitGross = price(300)
    const amount = random() < 0.3 ? Math.ceil(random() * 250) / 10 : Math.ceil(random() * 40)
    const freeAmount = random() < 0.2 ? Math.floor(amount / 4) : 0
    const gross = unitGross * (amount - freeAmount)
    return {
      id: `line-${index}`,
      parentId: null,
      kind: 'product' as const,
      productId: 'p',
      variantId: 'v',
      name: 'Rohr',
      catalogCode: 'R-1',
      unit: { code: 'metre' as const, step: 0.1 },
      amount,
      freeAmount,
      basePrice: null,
      taxClass: random() < 0.2 ? ('reduced' as const) : ('standard' as const),
      unitGross,
      listUnitGross: random() < 0.2 ? unitGross * 2 : null,
      listedGross: crowns ? Math.round(gross) : cents(gross) / 100,
    }
  })
  const goods = lines.reduce((sum, { listedGross }) => sum + listedGross, 0)
  const off = (share: number) => -Math.floor(goods * share)
  return {
    lines,
    allowances: [
      ...(random() < 0.5
        ? [{ kind: 'coupon' as const, code: 'X', credits: 0, name: 'X', listedGross: off(0.1) }]
        : []),
      ...(random() < 0.3
        ? [{ kind: 'credits' as const, code: '', credits: 9, name: '9', listedGross: off(0.05) }]
        : []),
    ],
    shipping: { id: 'dhl', name: 'DHL', listedGross: random() < 0.3 ? 0 : price(15) },
    payment: random() < 0.3 ? null : { id: 'cod', name: 'COD', listedGross: price(3) },
    tax: { category: random() < 0.75 ? 'S' : 'K' },
    rates: pick(random, rates),
    listed: pick(random, rates),
  }
}

const sharesOf = ({ lines, allowances, shipping, payment }: Settlement): TaxShare[] => [
  ...lines.map(({ total }) => total),
  ...allowances.flatMap(({ shares }) => shares),
  ...(shipping?.shares ?? []),
  ...(payment?.shares ?? []),
]
const sum = (values: readonly number[]) => values.reduce((all, value) => all + cents(value), 0)

const inputs = Array.from({ length: 2000 }, (_, index) => randomInput(index + 1))

describe('§9 the money of 2,000 random orders', () => {
  it('is a settlement whose every share is net plus VAT', () => {
    for (const input of inputs) {
      const settled = Settlement.parse(settle(input))
      for (const { net, vat, gross } of [...sharesOf(settled), ...settled.taxes]) {
        expect(cents(net) + cents(vat)).toBe(cents(gross))
      }
    }
  })

  it('has parts that sum to the totals, and at each rate to its breakdown', () => {
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

  it('costs what is listed where VAT is charged, whatever the rate of the destination', () => {
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

  it('takes from the base at each rate the VAT of that rate, to one minor unit', () => {
    for (const input of inputs) {
      for (const { rate, net, vat } of settle(input).taxes) {
        expect(Math.abs(cents(vat) - (cents(net) * rate) / 100)).toBeLessThanOrEqual(1)
      }
    }
  })

  it('charges no VAT on an exempt supply, and the net of what is listed (Art. 138)', () => {
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

  it('rounds no part by a whole minor unit or more', () => {
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

describe('§9 an order at two rates', () => {
  const line = (taxClass: 'standard' | 'reduced', listedGross: number) => ({
    ...(randomInput(1).lines[0] ?? expect.fail('an order has lines')),
    taxClass,
    listedGross,
  })
  const charge = { id: 'dhl', name: 'DHL', listedGross: 6 }

  it('taxes shipping and discounts as its goods, in their proportion', () => {
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

  it('has a charge where there are no goods yet', () => {
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
