import type { SettleInput } from '../settle.ts'

/** Seeded random numbers from 0 to below 1. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

type Rates = SettleInput['rates']
export const rates: [Rates, ...Rates[]] = [
  { standard: 19, reduced: 7 },
  { standard: 20, reduced: 10 },
  { standard: 21, reduced: 12 },
  { standard: 23, reduced: 5 },
]
const pick = <T>(random: () => number, list: readonly [T, ...T[]]): T =>
  list[Math.floor(random() * list.length)] ?? list[0]
export const cents = (value: number) => Math.round(value * 100)

/** Input for settling: metres, packs, free pieces, two tax classes, with and without VAT. */
export function randomOrder(seed: number): SettleInput {
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
    payment:
      random() < 0.3
        ? null
        : { id: 'cod', name: 'COD', listedGross: price(3), inCash: seed % 3 > 0 },
    cashStep: crowns ? 1 : seed % 2 ? 0.05 : 0.01,
    tax: { category: random() < 0.75 ? 'S' : 'K' },
    rates: pick(random, rates),
    listed: pick(random, rates),
  }
}
