import { fromThousandths, toThousandths } from '../../../db/thousandths.ts'
import { Refusal } from '../../../contract/refusal.ts'

/** What limits the amount of a variant, in thousandths. */
export interface Limits {
  name: string
  available: number
  check_stock: number
  stock: number
  amount_min: number
  unit_step: number
}

const mostOfAnything = toThousandths(9999)

/**
 * The amount that can be had of what is wanted: whole steps, not below the least, within stock; 0
 * when not even the least is there. A part of a piece is refused, a part of a metre is rounded up.
 */
export function clipAmount(wanted: number, limits: Limits): number {
  const { name, available, check_stock, stock, amount_min, unit_step } = limits
  if (!available) {
    throw new Refusal(422, {
      key: 'notSaleable',
      code: 'not_available',
      field: 'id',
      values: { name },
    })
  }
  const step = Math.max(unit_step, 1)
  if (step % 1000 === 0 && wanted % 1000 !== 0) {
    const values = { name, limit: fromThousandths(step) }
    throw new Refusal(422, { key: 'amountStep', code: 'amount', field: 'amount', values })
  }
  const wholeSteps = (amount: number) => Math.ceil(amount / step) * step
  const most = Math.min(check_stock ? stock : mostOfAnything, mostOfAnything)
  const least = wholeSteps(amount_min)
  const clipped = Math.min(Math.max(wholeSteps(wanted), least), Math.floor(most / step) * step)
  return clipped < least ? 0 : clipped
}

/** Refuses an order line that is no longer possible, with the reason. */
export function checkAmount(amount: number, limits: Limits, field: string): void {
  const { name } = limits
  if (!limits.available || (limits.check_stock && amount > limits.stock)) {
    const limit = limits.available ? fromThousandths(limits.stock) : 0
    throw new Refusal(409, {
      key: 'outOfStock',
      code: 'out_of_stock',
      field,
      values: { name, limit },
    })
  }
  if (amount < limits.amount_min) {
    const limit = fromThousandths(limits.amount_min)
    throw new Refusal(422, { key: 'amountMin', code: 'amount', field, values: { name, limit } })
  }
}
