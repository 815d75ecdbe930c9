import * as z from 'zod'
import type { WarehouseStock } from '../../../../domain/product/product.ts'
import { flag, json } from '../../../db/columns.ts'
import { fromThousandths } from '../../../db/thousandths.ts'

const WarehouseRow = z.object({
  id: z.string(),
  stock: z.number(),
  virtual: flag,
  shipper: flag,
  delayDays: z.number(),
})
export const WarehouseRows = json(z.array(WarehouseRow))

/** Stock by warehouse of the variant `v`. */
export const warehousesColumn = `(SELECT json_group_array(json_object('id', s.warehouse, 'stock', s.stock,
      'virtual', w.virtual, 'shipper', w.shipper, 'delayDays', s.delay_days))
    FROM variant_stock s JOIN warehouse w ON w.id = s.warehouse WHERE s.variant_n = v.n) AS warehouses`

export function warehousesOf(rows: readonly z.infer<typeof WarehouseRow>[]): WarehouseStock[] {
  return rows.map(({ id, stock, virtual, shipper, delayDays }) => ({
    id,
    stock: fromThousandths(stock),
    virtual,
    shipper,
    delayDays,
  }))
}
