import { readyDays } from '../../../../domain/checkout/delivery/ready-days.ts'
import type { LineRow } from '../../cart/lines/lines.ts'

type Line = {
  row: Pick<LineRow, 'variantId' | 'amount' | 'warehouses' | 'delayDays'>
}

/** Transfer time in working days between the shop's warehouses. */
const transferDays = 2

/**
 * Lead time of a cart for dispatch, or for pick-up at a warehouse: local stock is ready, the rest
 * is transferred. Lines of one variant share its stock.
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
