import { StockRow, unitColumns, unitFields } from '../../../cms/catalog/products/availability.ts'
import * as z from 'zod'
import {
  BaseMeasure,
  flag,
  json,
  ParameterValues,
  StringRecord,
  stringArray,
  Text,
  Tiers,
} from '../../../db/columns.ts'
import { type RowOf, type RowParser, rowSchema } from '../../../db/rows.ts'
import type { CurrencyCode } from '../../../../domain/currency.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { TaxClass } from '../../../../domain/tax/tax-decision.ts'
import { measureColumn } from '../../../cms/catalog/products/tile.ts'
import { ListPriceRow } from '../../../pricing/prices.ts'
import type { UnavailableLine } from './unavailable-lines.ts'
import { isProductVisibleTo } from '../price-group-visibility.ts'
import { isForSale } from '../../../db/is-for-sale.ts'

/** A cart line with all data for its price and display. */
export const LineRow = rowSchema('cart_item', {
  id: z.string(),
  amount: z.number(),
  parentId: z.string().nullable(),
  credits: flag,
  custom: json(StringRecord).nullable(),
  notedCurrency: z.string().nullable(),
  notedWithTax: z.number().nullable(),
  productId: z.string(),
  productName: z.string(),
  slug: z.string(),
  categoryPk: z.number(),
  productMarketingCode: z.string(),
  productCatalogCode: z.string(),
  images: json(stringArray),
  productParameters: json(ParameterValues),
  keyParameters: json(stringArray),
  taxClass: TaxClass,
  /** Electrical equipment with take-back of an old one (Dir. 2012/19/EU). */
  isElectrical: flag,
  ...unitFields,
  tiers: json(Tiers),
  baseMeasure: json(BaseMeasure).nullable(),
  nPlusOne: z.number(),
  /** Ids of its gift products. */
  gifts: json(stringArray),
  variantPk: z.number(),
  variantId: z.string(),
  variantName: json(Text),
  variantFullname: json(Text),
  variantImage: z.string(),
  catalogCode: z.string(),
  marketingCode: z.string(),
  /** Thousandths. */
  warehouses: json(
    z.array(z.object({ id: z.string(), amount: z.number(), delayDays: z.number() })),
  ),
  variantParameters: json(ParameterValues),
  /** `available`: with a price in this currency, and visible to these price groups. */
  ...StockRow.shape,
  ...ListPriceRow.shape,
})
export type LineRow = RowOf<typeof LineRow>

const UnavailableRow = rowSchema('cart_item', {
  productId: z.null(),
  id: z.string(),
  parentId: z.string().nullable(),
  lineVariantId: z.string(),
  amount: z.number(),
  lineName: z.union([z.literal('').transform(() => null), json(Text)]),
})

/** A row of `linesQuery`: all catalogue columns are null if its variant is discontinued. */
export const FoundRow: RowParser<LineRow | RowOf<typeof UnavailableRow>> = {
  parse: (row) => (row['product_id'] === null ? UnavailableRow.parse(row) : LineRow.parse(row)),
}
export type FoundRow = ReturnType<typeof FoundRow.parse>

export function isInCatalogue(row: FoundRow): row is LineRow {
  return row.productId !== null
}

export function unavailableLines(rows: readonly FoundRow[]): UnavailableLine[] {
  return rows.flatMap((row) => (isInCatalogue(row) ? [] : { ...row, variantId: row.lineVariantId }))
}

/** Lookup key of a cart. */
export interface CartKey {
  column: 'id' | 'token_hash'
  value: string
}

/**
 * Lines in order, nested ones after their parents. Discontinued ones have only their own columns.
 */
export function linesQuery(
  db: D1Database,
  { column, value }: CartKey,
  { locale, currency, groups }: { locale: Locale; currency: CurrencyCode; groups: string },
): D1PreparedStatement {
  return db
    .prepare(
      `SELECT i.id, i.amount, i.parent_id, i.variant_id AS line_variant_id, i.name AS line_name, i.credits, i.custom, i.noted_currency, i.noted_with_tax,
        p.id AS product_id, t.name AS product_name, t.slug, p.category_n,
        d.marketing_code AS product_marketing_code, d.catalog_code AS product_catalog_code, p.images,
        p.parameters AS product_parameters, p.key_parameters, p.tax_class, ${unitColumns}, p.tiers, ${measureColumn}, p.n_plus_one, p.gifts,
        coalesce(p.duties ->> '$.electrical' IS NOT NULL
          AND v.id NOT IN (SELECT value FROM json_each(p.duties, '$.electrical.except')), 0) AS is_electrical,
        v.n AS variant_n, v.id AS variant_id, v.name AS variant_name, v.fullname AS variant_fullname, v.image AS variant_image,
        v.catalog_code, v.marketing_code, v.parameters AS variant_parameters, v.stock, v.check_stock,
        ${isForSale()} AND coalesce(pr.with_tax, 0) > 0 AND ${isProductVisibleTo('p.id', '?4')} AS available,
        v.amount_min, v.delay_days, v.weight_grams, v.longest_side_mm,
        coalesce(pr.with_tax, 0) AS with_tax, pr.original_with_tax, pr.lowest30_with_tax,
        (SELECT json_group_array(json_object('id', s.warehouse, 'amount', s.stock, 'delayDays', s.delay_days))
          FROM variant_stock s WHERE s.variant_n = v.n) AS warehouses
      FROM cart_item i
      LEFT JOIN variant v ON v.id = i.variant_id
      LEFT JOIN product p ON p.n = v.product_n
      LEFT JOIN variant d ON d.n = p.default_variant_n
      LEFT JOIN product_text t ON t.product_n = p.n AND t.locale = ?2
      LEFT JOIN price pr ON pr.variant_n = v.n AND pr.currency = ?3
      LEFT JOIN cart_item o ON o.id = i.parent_id AND o.cart_id = i.cart_id
      WHERE i.cart_id = ${column === 'id' ? '?1' : '(SELECT id FROM cart WHERE token_hash = ?1)'}
      ORDER BY coalesce(o.position, i.position), i.parent_id IS NOT NULL, i.position, i.id`,
    )
    .bind(value, locale, currency, groups)
}
