import * as z from 'zod'
import { json, flag, Text } from '../../db/columns.ts'
import { saleUnitOf, unitColumns, unitFields } from '../../cms/catalog/products/availability.ts'
import { rowSchema, type RowOf, readRows } from '../../db/rows.ts'
import type { Gift } from '../../../domain/cart/gift.ts'
import type { SaleUnit } from '../../../domain/product/availability.ts'
import { TaxClass } from '../../../domain/tax/tax-decision.ts'
import { toDecimal } from '../../../domain/minor-units.ts'
import { addUp } from '../../pricing/total.ts'
import { callerVatPercents } from '../../pricing/vat.ts'
import type { Caller } from '../../request/caller.ts'
import type { PricedCart } from './priced-cart.ts'

const GiftRow = rowSchema('order_gift', {
  id: z.string(),
  variantId: z.string(),
  fullname: json(Text),
  catalogCode: z.string(),
  image: z.string(),
  priceFrom: z.number(),
  price: z.number(),
  taxClass: TaxClass,
  available: flag,
  ...unitFields,
})
export type GiftRow = RowOf<typeof GiftRow>

export interface OfferedGift extends Gift {
  catalogCode: string
  unit: SaleUnit
}

/** Order gifts of a currency, smallest first. */
export function readGifts(db: D1Database, { currency }: Caller): Promise<GiftRow[]> {
  return readRows(
    db
      .prepare(
        `SELECT g.id, g.variant_id, v.fullname, v.catalog_code, v.image, p.tax_class, ${unitColumns},
        g.amounts ->> ?1 ->> 'from' AS price_from, g.amounts ->> ?1 ->> 'price' AS price, p.saleable AND v.saleable AND (NOT v.check_stock OR v.stock >= 1000) AS available
      FROM order_gift g JOIN variant v ON v.id = g.variant_id
      JOIN product p ON p.n = v.product_n
      WHERE g.amounts ->> ?1 IS NOT NULL ORDER BY g.position, g.id`,
      )
      .bind(currency),
    GiftRow,
  )
}

/** Order gifts available to a cart, smallest first. */
export async function listGifts(
  db: D1Database,
  caller: Caller,
  priced: PricedCart | null,
): Promise<OfferedGift[]> {
  return offerGifts(await readGifts(db, caller), caller, priced)
}

/** The same of gifts that were read together with the cart. */
export function offerGifts(
  results: readonly GiftRow[],
  caller: Caller,
  priced: PricedCart | null,
): OfferedGift[] {
  const { locale } = caller
  const worth = priced ? merchandiseTotal(priced) : 0
  const vatPercents = callerVatPercents(caller)
  return results.map((row) => {
    const name = row.fullname[locale]
    return {
      id: row.id,
      variantId: row.variantId,
      name,
      catalogCode: row.catalogCode,
      image: row.image ? { path: row.image, alt: name } : null,
      price_from: toDecimal(row.priceFrom),
      priceWithTax: toDecimal(row.price),
      // Unrounded: only the ratio to the gross price matters.
      priceWithoutTax:
        Math.round((row.price * 10_000) / (100 + vatPercents[row.taxClass])) / 10_000,
      ...(row.taxClass !== 'standard' && { taxClass: row.taxClass }),
      unit: saleUnitOf(row, locale),
      isAvailable: row.available,
      isReached: worth >= row.priceFrom,
    }
  })
}

/** Order value for gifts: after the coupon; credits are a payment. */
export function merchandiseTotal({ items: itemsTotal, discount }: PricedCart): number {
  return addUp([itemsTotal, discount]).withTax
}
