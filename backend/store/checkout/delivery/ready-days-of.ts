import { readyDays } from '../../../../domain/checkout/delivery/ready-days.ts'
import type { LineRow } from '../../cart/lines/lines.ts'

type Line = {
  row: Pick<LineRow, 'variantId' | 'amount' | 'warehouses' | 'delayDays'>
}

/** Working days that a piece takes from one of the shop's warehouses to another. */
const transferDays = 2

/**
 * Days until all of a cart can be sent, else be collected where a warehouse is: what is there is
 * ready, and the rest has to be brought. Lines of one variant share its stock.
 */
export function readyDaysOf(lines: readonly Line[], warehouseId?: string): number {
  return Math.max(0, ...lines.map((line) => lineReadyDays(line, lines, warehouseId)))
}

/** The same of a single line. */
export function lineReadyDays({ row }: Line, lines: readonly Line[], warehouseId?: string): number {
  const amount = lines
    .filter((other) => other.row.variantId === row.variantId)
    .reduce((sum, other) => sum + other.row.amount, 0)
  const warehouses = row.warehouses.map(({ id, amount: stock, delayDays }) => ({
    stock,
    delayDays:
      warehouseId === undefined || id === warehouseId ? delayDays : delayDays + transferDays,
  }))
  return readyDays(amount, warehouses, row.delayDays)
}
