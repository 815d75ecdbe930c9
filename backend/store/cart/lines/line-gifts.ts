import * as z from 'zod'
import { saleUnitOf, unitColumns, unitFields } from '../../../cms/catalog/products/availability.ts'
import { json, Text } from '../../../db/columns.ts'
import { rowSchema, type RowOf, readRows } from '../../../db/rows.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { SaleUnit } from '../../../../domain/product/availability.ts'
import type { TaxClass } from '../../../../domain/tax/tax-decision.ts'
import type { Line } from '../priced-cart.ts'
import { isForSale } from '../../../db/is-for-sale.ts'

/** Free gifts of a line: one per whole unit, while in stock. */
export interface LineGift {
  lineId: string
  productId: string
  variantId: string
  name: string
  catalogCode: string
  /** Of its line: free items have no VAT of their own. */
  taxClass: TaxClass
  unit: SaleUnit
  /** Thousandths. */
  amount: number
}

const GiftRow = rowSchema('product', {
  productId: z.string(),
  variantId: z.string(),
  fullname: json(Text),
  catalogCode: z.string(),
  checkStock: z.number(),
  stock: z.number(),
  ...unitFields,
})
type GiftRow = RowOf<typeof GiftRow>

/** Gifts of the products in a cart (spec §3 Product gifts), limited by their stock. */
export async function lineGifts(
  db: D1Database,
  lines: readonly Line[],
  locale: Locale,
): Promise<LineGift[]> {
  const requested = lines.flatMap(({ row }) => row.gifts.map((productId) => ({ row, productId })))
  if (!requested.length) return []
  const results = await readRows(
    db
      .prepare(
        `SELECT p.id AS product_id, v.id AS variant_id, v.fullname, v.catalog_code, v.check_stock, v.stock,
        ${unitColumns}
      FROM product p JOIN variant v ON v.n = p.default_variant_n AND ${isForSale()}
      WHERE p.id IN (SELECT value FROM json_each(?1))`,
      )
      .bind(JSON.stringify(requested.map(({ productId }) => productId))),
    GiftRow,
  )
  const gifts = new Map(results.map((gift) => [gift.productId, gift]))
  const left = new Map(results.map((gift) => [gift.variantId, leftOf(gift, lines)]))
  return requested.flatMap(({ row, productId }) => {
    const gift = gifts.get(productId)
    if (!gift) return []
    const whole = Math.floor(row.amount / 1000) * 1000
    const amount = Math.min(whole, left.get(gift.variantId) ?? 0)
    if (amount < 1000) return []
    left.set(gift.variantId, (left.get(gift.variantId) ?? 0) - amount)
    const { variantId, catalogCode } = gift
    const name = gift.fullname[locale]
    return {
      lineId: row.id,
      productId,
      variantId,
      name,
      catalogCode,
      taxClass: row.taxClass,
      unit: saleUnitOf(gift, locale),
      amount,
    }
  })
}

/** Whole units in stock besides those bought in the same cart. */
function leftOf({ variantId, checkStock, stock }: GiftRow, lines: readonly Line[]): number {
  if (!checkStock) return Infinity
  const bought = lines.reduce(
    (sum, { row }) => sum + (row.variantId === variantId ? row.amount : 0),
    0,
  )
  return Math.max(Math.floor((stock - bought) / 1000) * 1000, 0)
}
