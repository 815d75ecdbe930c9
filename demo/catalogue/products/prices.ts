import type { MarketPrices, ProductRecord, VariantRecord } from '../../records.ts'
import type { Family } from '../family.ts'
import { between, pick, randomOf } from '../random.ts'

/** CZK for one EUR, with 21 % instead of 19 % tax. */
const crowns = (24.5 * 1.21) / 1.19

/** Shop prices in cents and hellers for an amount in euro. */
export function pricesOf(euro: number): MarketPrices {
  return { EUR: Math.round(roundEuro(euro) * 100), CZK: roundCrowns(euro * crowns) * 100 }
}

/** The nearest price with a typical ending. */
function roundEuro(euro: number): number {
  if (euro < 2) return Math.max(0.05, Math.round(euro * 20) / 20 - 0.01)
  const whole = Math.round(euro)
  if (euro < 10) return nearest(euro, [whole - 0.55, whole - 0.1, whole - 0.05, whole, whole + 0.45])
  if (euro < 300) return nearest(euro, [whole - 0.1, whole - 0.05, whole])
  return Math.round(euro / 5) * 5 - (euro < 1000 ? 0.1 : 0)
}

function roundCrowns(amount: number): number {
  if (amount < 50) return Math.max(2, Math.round(amount))
  if (amount < 1000) return Math.round((amount + 1) / 10) * 10 - 1
  if (amount < 10_000) return Math.round((amount + 10) / 100) * 100 - 10
  return Math.round((amount + 10) / 500) * 500 - 10
}

function nearest(value: number, candidates: number[]): number {
  return candidates.reduce((best, next) => (Math.abs(next - value) < Math.abs(best - value) ? next : best))
}

const tiersByKind = {
  small: [[10, 3], [25, 5], [50, 8], [100, 12]],
  filter: [[3, 5], [6, 10]],
  fan: [[4, 3], [10, 6]],
} as const

/** Percent off by quantity. */
export function tiersOf(kind: Family['tiers']): ProductRecord['tiers'] {
  return kind ? tiersByKind[kind].map(([from, percent]) => ({ from, percent })) : []
}

export interface Reduction {
  /** Fraction of the regular price that is charged now. */
  factor: number
  since: string
  /** An earlier promotion with the lowest price of the last 30 days. */
  earlier: { factor: number; from: string; until: string } | null
}

const starts = ['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16']

/** The current reduction of a product; about one in twelve has one. */
export function reductionOf(seed: string, isOutlet: boolean): Reduction | null {
  const random = randomOf(`${seed}:reduction`)
  if (random() >= (isOutlet ? 1 : 0.072)) return null
  const percent = isOutlet ? between(20, 40, random) : pick([8, 10, 10, 12, 15, 15, 20, 25], random)
  const factor = 1 - percent / 100
  const earlier = random() < 0.25 ? { factor: 1 - percent / 250, from: '2026-09-21', until: '2026-10-05' } : null
  return { factor, since: pick(starts, random), earlier }
}

/** Prices of a variant now and before. */
export function pricing(euro: number, reduction: Reduction | null): Pick<VariantRecord, 'prices' | 'originalPrices' | 'priceHistory'> {
  const regular = pricesOf(euro)
  if (!reduction) return { prices: regular, originalPrices: null, priceHistory: [] }
  const prices = reduced(euro, reduction.factor, regular)
  const priceHistory = [{ from: '2026-03-02', prices: regular }]
  if (reduction.earlier) {
    const { factor, from, until } = reduction.earlier
    priceHistory.push({ from, prices: reduced(euro, factor, regular) }, { from: until, prices: regular })
  }
  priceHistory.push({ from: reduction.since, prices })
  return { prices, originalPrices: regular, priceHistory }
}

/** Never above the rounded regular price. */
function reduced(euro: number, factor: number, regular: MarketPrices): MarketPrices {
  const { EUR, CZK } = pricesOf(euro * factor)
  return {
    EUR: EUR < regular.EUR ? EUR : Math.max(1, Math.floor(regular.EUR * factor)),
    CZK: CZK < regular.CZK ? CZK : Math.max(100, Math.floor((regular.CZK * factor) / 100) * 100),
  }
}
