import { fromThousandths, toThousandths } from '../../db/thousandths.ts'
import { Refusal } from '../../contract/refusal.ts'

/** What limits the amount of a variant, in thousandths. */
export interface Limits {
  name: string
  available: number
  check_stock: number
  stock: number
  amount_min: number
  unit_step: number
}

/** The amount that can be had of what is wanted: whole steps, not below the least, within stock. */
export function clipAmount(wanted: number, limits: Limits): number {
  if (!limits.available) {
    throw new Refusal(422, {
      key: 'notSaleable',
      code: 'not_available',
      field: 'id',
      values: { name: limits.name },
    })
  }
  const step = Math.max(limits.unit_step, 1)
  const stepped = Math.ceil(wanted / step) * step
  const most = limits.check_stock ? Math.floor(limits.stock / step) * step : toThousandths(9999)
  return Math.min(Math.max(stepped, limits.amount_min), most)
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
