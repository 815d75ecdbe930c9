import * as z from 'zod'
import { BaseMeasure, json, flag, Text, stringArray } from '../../../db/columns.ts'
import { rowSchema, type RowOf, readRows } from '../../../db/rows.ts'
import type { Hono } from 'hono'
import { findCodes } from '../../../../domain/contract/cms-codes.ts'
import type { CodedVariant, FoundCode } from '../../../../domain/catalog/coded-variant.ts'
import { TaxClass } from '../../../../domain/tax/tax-decision.ts'
import { handle, type AppEnv } from '../../../contract/handle.ts'
import { findPercent } from '../../../pricing/groups.ts'
import { pricesOf } from '../../../pricing/prices.ts'
import { callerVatPercents } from '../../../pricing/vat.ts'
import type { Caller } from '../../../request/caller.ts'
import { codeKey } from '../../../../domain/bulk/merge-bulk.ts'
import { availabilityOf, saleUnitOf, StockRow, unitColumns, unitFields } from './availability.ts'
import { ruleOf } from './tile.ts'
import { warehousesColumn, warehousesOf, WarehouseRows } from './warehouse-stock.ts'
import { isForSale } from '../../../db/is-for-sale.ts'

export function codeCalls(app: Hono<AppEnv>): void {
  handle(app, findCodes, async ({ db, caller, body }) => ({
    data: await variantsOfCodes(db, caller, body.codes),
  }))
}

const Row = rowSchema('variant_code', {
  ...StockRow.shape,
  warehouses: WarehouseRows,
  code: z.string(),
  id: z.string(),
  names: json(Text),
  fullnames: json(Text),
  catalogCode: z.string(),
  variantImage: z.string(),
  productId: z.string(),
  productName: z.string(),
  slug: z.string(),
  images: json(stringArray),
  taxClass: TaxClass,
  baseMeasure: json(BaseMeasure).nullable(),
  ...unitFields,
  saleable: flag,
  withTax: z.number(),
})
type Row = RowOf<typeof Row>

const maxVariants = 10

/** Without those hidden from the caller's price group. */
const variantsQuery = `SELECT c.code, v.id, v.name AS names, v.fullname AS fullnames, v.catalog_code, v.image AS variant_image,
    p.id AS product_id, t.name AS product_name, t.slug, p.images, p.tax_class, coalesce(v.base_measure, p.base_measure) AS base_measure,
    ${unitColumns}, p.saleable,
    v.stock, v.check_stock, ${isForSale()} AS available, v.amount_min, v.delay_days, v.weight_grams, v.longest_side_mm, ${warehousesColumn},
    coalesce(pr.with_tax, 0) AS with_tax
  FROM variant_code c
  JOIN variant v ON v.n = c.variant_n
  JOIN product p ON p.n = v.product_n
  JOIN product_text t ON t.product_n = p.n AND t.locale = ?2
  LEFT JOIN price pr ON pr.variant_n = v.n AND pr.currency = ?3
  WHERE c.code IN (SELECT value FROM json_each(?1)) AND NOT EXISTS (
    SELECT 1 FROM restricted_view x WHERE x.kind = 'product' AND x.id = p.id
    GROUP BY x.id HAVING NOT max(x.price_group IN (SELECT value FROM json_each(?4))))
  ORDER BY v.n LIMIT 2000`

async function variantsOfCodes(
  db: D1Database,
  caller: Caller,
  codes: readonly string[],
): Promise<FoundCode[]> {
  const { locale, currency, groups } = caller
  const keys = [...new Set(codes.map(codeKey))].filter(Boolean)
  const [groupPercent, results] = await Promise.all([
    findPercent(db, caller),
    readRows(
      db
        .prepare(variantsQuery)
        .bind(JSON.stringify(keys), locale, currency, JSON.stringify(groups)),
      Row,
    ),
  ])
  const rows = Map.groupBy(results, ({ code }) => code)
  return codes.map((code) => ({
    code,
    variants: (rows.get(codeKey(code)) ?? [])
      .slice(0, maxVariants)
      .map((row) => codedVariant(row, caller, groupPercent)),
  }))
}

function codedVariant(row: Row, caller: Caller, groupPercent: number): CodedVariant {
  const { locale, currency } = caller
  const list = { withTax: row.withTax, originalWithTax: null, lowest30WithTax: null }
  const rule = ruleOf(
    { tiers: [], baseMeasure: row.baseMeasure, taxClass: row.taxClass },
    { currency, groupPercent, vatPercents: callerVatPercents(caller) },
  )
  const { unitWithTax, unitWithoutTax, basePrice } = pricesOf(list, rule)
  const path = row.variantImage || row.images[0]
  return {
    id: row.id,
    name: row.names[locale],
    fullname: row.fullnames[locale],
    catalogCode: row.catalogCode,
    product: {
      id: row.productId,
      name: row.productName,
      slug: row.slug,
      image: path ? { path, alt: row.productName } : null,
      saleable: row.saleable,
    },
    unit: saleUnitOf(row, locale),
    prices: { unitWithTax, unitWithoutTax, basePrice },
    availability: availabilityOf(row, locale),
    warehouses: warehousesOf(row.warehouses),
  }
}
