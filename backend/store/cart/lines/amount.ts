import { fromThousandths, toThousandths } from '../../../db/thousandths.ts'
import { Refusal } from '../../../contract/refusal.ts'

/** What limits the amount of a variant, in thousandths. */
export interface Limits {
  name: string
  available: boolean
  checkStock: boolean
  stock: number
  amountMin: number
  unitStep: number
}

const maxOfAnything = toThousandths(9999)

/**
 * The largest amount up to the requested one that can be bought: whole steps, not below the minimum,
 * within stock; 0 when not even the minimum is in stock. A part of a piece is refused, a part of a metre is rounded up.
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
    const values = { name, limit: fromThousandths(step) }
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
    const limit = limits.available ? fromThousandths(limits.stock) : 0
    throw new Refusal(409, {
      key: 'outOfStock',
      code: 'out_of_stock',
      field,
      values: { name, limit },
    })
  }
  if (amount < limits.amountMin) {
    const limit = fromThousandths(limits.amountMin)
    throw new Refusal(422, { key: 'amountMin', code: 'amount', field, values: { name, limit } })
  }
}
