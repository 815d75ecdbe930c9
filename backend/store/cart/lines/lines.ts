import type { CurrencyCode } from '../../../../domain/currency.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { GoneLine } from './gone-lines.ts'
import { isOpenTo } from '../price-group-visibility.ts'

/** A line of a cart with everything that its price and its place in the cart need. */
export interface LineRow {
  id: string
  amount: number
  parent_id: string | null
  credits: number
  custom: string | null
  noted_currency: string | null
  noted_with_tax: number | null
  product_id: string
  product_name: string
  slug: string
  category_n: number
  product_marketing_code: string
  product_catalog_code: string
  images: string
  product_parameters: string
  key_parameters: string
  unit: string
  unit_step: number
  tiers: string
  base_measure: string | null
  n_plus_one: number
  /** JSON list of products that come with it. */
  gifts: string
  variant_n: number
  variant_id: string
  variant_name: string
  variant_fullname: string
  variant_image: string
  catalog_code: string
  marketing_code: string
  /** JSON list of warehouses and thousandths. */
  warehouses: string
  variant_parameters: string
  stock: number
  check_stock: number
  /** Can be bought, at a price of this currency, and by members of these price groups. */
  available: number
  amount_min: number
  delay_days: number
  weight_grams: number
  longest_side_mm: number
  with_tax: number
  original_with_tax: number | null
  lowest30_with_tax: number | null
}

interface GoneRow extends Omit<GoneLine, 'variant_id'> {
  product_id: null
  line_variant_id: string
}

/** What `linesQuery` gives. */
export type FoundRow = LineRow | GoneRow

export function isInCatalogue(row: FoundRow): row is LineRow {
  return row.product_id !== null
}

export function goneLines(rows: readonly FoundRow[]): GoneLine[] {
  return rows.flatMap((row) =>
    isInCatalogue(row) ? [] : { ...row, variant_id: row.line_variant_id },
  )
}

/**
 * Lines in the order they were added, nested ones after theirs. Those whose variant has left the
 * catalogue have nothing but their own columns.
 */
export function linesQuery(
  db: D1Database,
  cartId: string,
  { locale, currency, groups }: { locale: Locale; currency: CurrencyCode; groups: string },
) {
  return db
    .prepare(
      `SELECT i.id, i.amount, i.parent_id, i.variant_id AS line_variant_id, i.name AS line_name, i.credits, i.custom, i.noted_currency, i.noted_with_tax,
        p.id AS product_id, t.name AS product_name, t.slug, p.category_n,
        d.marketing_code AS product_marketing_code, d.catalog_code AS product_catalog_code, p.images,
        p.parameters AS product_parameters, p.key_parameters, p.unit, p.unit_step, p.tiers, p.base_measure, p.n_plus_one, p.gifts,
        v.n AS variant_n, v.id AS variant_id, v.name AS variant_name, v.fullname AS variant_fullname, v.image AS variant_image,
        v.catalog_code, v.marketing_code, v.parameters AS variant_parameters, v.stock, v.check_stock,
        v.available AND coalesce(pr.with_tax, 0) > 0 AND ${isOpenTo('p.id', '?4')} AS available,
        v.amount_min, v.delay_days, v.weight_grams, v.longest_side_mm,
        coalesce(pr.with_tax, 0) AS with_tax, pr.original_with_tax, pr.lowest30_with_tax,
        (SELECT json_group_array(json_object('id', s.warehouse, 'amount', s.stock))
          FROM variant_stock s WHERE s.variant_n = v.n) AS warehouses
      FROM cart_item i
      LEFT JOIN variant v ON v.id = i.variant_id
      LEFT JOIN product p ON p.n = v.product_n
      LEFT JOIN variant d ON d.n = p.default_variant_n
      LEFT JOIN product_text t ON t.product_n = p.n AND t.locale = ?2
      LEFT JOIN price pr ON pr.variant_n = v.n AND pr.currency = ?3
      LEFT JOIN cart_item o ON o.id = i.parent_id AND o.cart_id = i.cart_id
      WHERE i.cart_id = ?1
      ORDER BY coalesce(o.position, i.position), i.parent_id IS NOT NULL, i.position, i.id`,
    )
    .bind(cartId, locale, currency, groups)
}
