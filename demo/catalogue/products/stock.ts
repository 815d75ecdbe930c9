import type { VariantRecord } from '../../records.ts'
import type { Plan } from '../plan.ts'
import { between, type Random } from '../random.ts'

type Stock = Pick<VariantRecord, 'stock' | 'delayDays'>

/** Most used sizes. */
const runners = new Set(['100', '125', '160', '110x54', '204x60'])

const made = { A: 0.97, B: 0.85, C: 0.3, D: 0 }

/** Stock by warehouse, and the delay in days of out-of-stock pieces. */
export function stockOf({ family }: Plan, size: string | null, random: Random): Stock {
  if (family.stock === 'D') return { stock: [], delayDays: between(10, 20, random) }
  const isRunner = size !== null && runners.has(size)
  const isLarge = size !== null && Number(size) >= 355
  const chance = isRunner ? Math.max(made[family.stock], 0.95) : isLarge ? made[family.stock] * 0.4 : made[family.stock]
  const isThere = random() < chance
  const maxPieces = (family.tiers === 'small' ? 240 : family.tiers === 'filter' ? 90 : 28) * (isRunner ? 2 : 1)
  const amount = !isThere ? 0 : random() < 0.12 ? between(1, 5, random) : between(6, maxPieces, random)
  const leipzig = Math.ceil(amount * (0.35 + random() * 0.5))
  const fromMaker = family.stock === 'C' || isLarge
  return {
    stock: [
      { warehouse: 'leipzig', amount: leipzig },
      { warehouse: 'brno', amount: amount - leipzig },
      ...(fromMaker ? [] : [centralStock(maxPieces, random)]),
    ],
    delayDays: fromMaker ? between(7, 14, random) : between(4, 9, random),
  }
}

/** Stock of frequently bought products in the suppliers' central warehouse. */
function centralStock(maxPieces: number, random: Random): VariantRecord['stock'][number] {
  const amount = random() < 0.45 ? between(5, maxPieces, random) : 0
  return { warehouse: 'zentral', amount, delayDays: between(2, 4, random) }
}

/** Incoming deliveries: always of out-of-stock variants, sometimes of others. */
export function incomingOf({ stock, delayDays }: Stock, random: Random): VariantRecord['incoming'] {
  const isSoldOut = stock.length > 0 && stock.every(({ amount }) => amount === 0)
  if (!isSoldOut && (!stock.length || random() >= 0.04)) return []
  return [{ inDays: delayDays, amount: between(2, 12, random) * 5 }]
}
