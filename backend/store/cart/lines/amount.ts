import { toThousandths } from '../../../db/thousandths.ts'
import { Refusal } from '../../../contract/refusal.ts'
import { type LimitUnit, limitText } from './limit-text.ts'

/** Limits of a variant's amount, in thousandths. */
export interface Limits extends LimitUnit {
  name: string
  available: boolean
  checkStock: boolean
  stock: number
  amountMin: number
}

const maxOfAnything = toThousandths(9999)

/**
 * Clamps a requested amount: whole steps, at least the minimum, within stock; 0 if the minimum is
 * out of stock. Fractions of pieces are refused, fractions of metres rounded up.
 */
export function clipAmount(requested: number, limits: Limits): number {
  const { name, available, checkStock, stock, amountMin, unitStep } = limits
  if (!available) {
    throw new Refusal(422, {
      key: 'notSaleable',
      code: 'not_available',
      field: 'id',
      values: { name },
    })
  }
  const step = Math.max(unitStep, 1)
  if (step % 1000 === 0 && requested % 1000 !== 0) {
    const values = { name, limit: limitText(step, limits) }
    throw new Refusal(422, { key: 'amountStep', code: 'amount', field: 'amount', values })
  }
  const wholeSteps = (amount: number) => Math.ceil(amount / step) * step
  const max = Math.min(checkStock ? stock : maxOfAnything, maxOfAnything)
  const min = wholeSteps(amountMin)
  const clipped = Math.min(Math.max(wholeSteps(requested), min), Math.floor(max / step) * step)
  return clipped < min ? 0 : clipped
}

/** Refuses an order line that is no longer possible, with the reason. */
export function checkAmount(amount: number, limits: Limits, field: string): void {
  const { name } = limits
  if (!limits.available || (limits.checkStock && amount > limits.stock)) {
    const limit = limitText(limits.stock, limits)
    throw new Refusal(409, {
      key: limits.available ? 'outOfStock' : 'notSaleable',
      code: 'out_of_stock',
      field,
      values: { name, limit },
    })
  }
  if (amount < limits.amountMin) {
    const limit = limitText(limits.amountMin, limits)
    throw new Refusal(422, { key: 'amountMin', code: 'amount', field, values: { name, limit } })
  }
}
