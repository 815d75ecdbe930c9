import type { VariantRecord } from '../records.ts'
import type { Plan } from './plan.ts'
import { between, type Random } from './random.ts'

export const warehouses = ['leipzig', 'brno'] as const

/** Sizes that every installer needs every week. */
const runners = new Set(['100', '125', '160', '110x54', '204x60'])

const made = { A: 0.97, B: 0.85, C: 0.3, D: 0 }

/** Stock by warehouse, and the days until a piece that is not there can be sent. */
export function stockOf({ family }: Plan, size: string | null, random: Random): Pick<VariantRecord, 'stock' | 'delayDays'> {
  if (family.stock === 'D') return { stock: [], delayDays: between(10, 20, random) }
  const isRunner = size !== null && runners.has(size)
  const isLarge = size !== null && Number(size) >= 355
  const chance = isRunner ? Math.max(made[family.stock], 0.95) : isLarge ? made[family.stock] * 0.4 : made[family.stock]
  const isThere = random() < chance
  if (isThere) {
    const most = (family.tiers === 'small' ? 240 : family.tiers === 'filter' ? 90 : 28) * (isRunner ? 2 : 1)
    const amount = random() < 0.12 ? between(1, 5, random) : between(6, most, random)
    const leipzig = Math.ceil(amount * (0.35 + random() * 0.5))
    return {
      stock: [{ warehouse: 'leipzig', amount: leipzig }, { warehouse: 'brno', amount: amount - leipzig }],
      delayDays: 0,
    }
  }
  const delayDays = family.stock === 'C' || isLarge ? between(7, 14, random) : between(2, 4, random)
  return { stock: warehouses.map((warehouse) => ({ warehouse, amount: 0 })), delayDays }
}
