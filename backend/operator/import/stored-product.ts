import * as z from 'zod'
import { CurrencyCode } from '../../../domain/currency.ts'
import { Locale } from '../../../domain/locale.ts'
import { ProductRecord } from '../../../domain/operator/product-record.ts'
import { StoredParameters } from '../../cms/listing/read-listed.ts'
import { jsonColumn } from '../../db/json-column.ts'
import { fromThousandths } from '../../db/thousandths.ts'
import { TaxClass } from '../../../domain/tax/tax-decision.ts'
import { toDecimal } from '../../../domain/minor-units.ts'
import type { CatalogueNames } from './catalogue-names.ts'
import { recordParameters } from './parameters.ts'

const flag = z.number().transform((value) => value === 1)
const any = jsonColumn(z.unknown())
const anyOrNull = z.nullable(any)
const Price = z.tuple([z.number(), z.number().nullable(), z.number().nullable()])

const VariantRow = z.object({
  n: z.number(),
  bit: z.number(),
  productN: z.number(),
  id: z.string(),
  catalogCode: z.string(),
  marketingCode: z.string(),
  ean: z.string().nullable(),
  name: any,
  fullname: any,
  image: z.string(),
  axisValues: any,
  parameters: StoredParameters,
  checkStock: flag,
  amountMin: z.number(),
  saleable: flag,
  delayDays: z.number(),
  weightGrams: z.number(),
  longestSideMm: z.number(),
  baseMeasure: anyOrNull,
  prices: jsonColumn(z.record(CurrencyCode, Price)),
  stocks: jsonColumn(z.record(z.string(), z.tuple([z.number(), z.number()]))),
  curves: anyOrNull,
  octaves: anyOrNull,
})
type VariantRow = z.infer<typeof VariantRow>

const ProductRow = z.object({
  n: z.number(),
  categoryN: z.number(),
  id: z.string(),
  category: z.string(),
  brand: z.string(),
  taxClass: TaxClass,
  unit: z.string(),
  unitStep: z.number(),
  baseMeasure: anyOrNull,
  images: any,
  hoverImage: z.string().nullable(),
  axes: any,
  parameters: StoredParameters,
  keyParameters: any,
  tags: any,
  tiers: any,
  saleable: flag,
  nPlusOne: z.number(),
  fits: any,
  alternatives: any,
  relations: any,
  colours: any,
  gifts: any,
  freeShippers: any,
  documents: any,
  energyLabel: anyOrNull,
  duties: anyOrNull,
  endText: anyOrNull,
  permanentDiscount: flag,
  createdAt: z.string(),
  rating: z.number().nullable(),
  texts: jsonColumn(
    z.partialRecord(
      Locale,
      z.object({ slug: z.string(), name: z.string(), perex: z.string(), description: any }),
    ),
  ),
})

export interface StoredVariant {
  n: number
  bit: number
  /** In minor units: price, price before a reduction, lowest of 30 days. */
  prices: VariantRow['prices']
}

/** A stored product with its internal row numbers. */
export interface StoredProduct {
  n: number
  categoryN: number
  rating: number | null
  record: ProductRecord
  variants: Map<string, StoredVariant>
}

/** Products by a condition on `p.n` or `p.id`; `?1` of it is bound to the value. */
export async function readProducts(
  db: D1Database,
  names: CatalogueNames,
  { where, value, limit = -1 }: { where: string; value: string; limit?: number },
): Promise<StoredProduct[]> {
  const chosen = `SELECT p.n FROM product p WHERE ${where} ORDER BY p.id LIMIT ?2`
  const [products, variants] = await db.batch([
    db.prepare(`${productQuery} WHERE p.n IN (${chosen}) ORDER BY p.id`).bind(value, limit),
    db
      .prepare(`${variantQuery} WHERE v.product_n IN (${chosen}) ORDER BY v.product_n, v.bit`)
      .bind(value, limit),
  ])
  const byProduct = Map.groupBy(
    z.array(VariantRow).parse(variants?.results ?? []),
    ({ productN }) => productN,
  )
  return z
    .array(ProductRow)
    .parse(products?.results ?? [])
    .map((row) => storedProduct(row, byProduct.get(row.n) ?? [], names))
}

export function readProductsById(
  db: D1Database,
  names: CatalogueNames,
  ids: readonly string[],
): Promise<StoredProduct[]> {
  const where = 'p.id IN (SELECT value FROM json_each(?1))'
  return readProducts(db, names, { where, value: JSON.stringify(ids) })
}

function storedProduct(
  { n, categoryN, rating, texts, ...row }: z.infer<typeof ProductRow>,
  variants: VariantRow[],
  names: CatalogueNames,
): StoredProduct {
  const perLocale = (field: 'slug' | 'name' | 'perex' | 'description') =>
    Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, text?.[field]]))
  return {
    n,
    categoryN,
    rating,
    record: ProductRecord.parse({
      ...row,
      unitStep: fromThousandths(row.unitStep),
      amountMin: fromThousandths(variants[0]?.amountMin ?? 1000),
      parameters: recordParameters(row.parameters, names),
      name: perLocale('name'),
      slug: perLocale('slug'),
      perex: perLocale('perex'),
      description: perLocale('description'),
      variants: variants.map((variant) => variantRecord(variant, names)),
    }),
    variants: new Map(variants.map(({ id, n, bit, prices }) => [id, { n, bit, prices }])),
  }
}

function variantRecord(
  { n: _n, bit: _bit, productN: _product, amountMin: _min, checkStock, ...row }: VariantRow,
  names: CatalogueNames,
) {
  const { prices, stocks, curves, parameters, ...fields } = row
  const delays = Object.entries(stocks).filter(([, [, days]]) => days > 0)
  return {
    ...fields,
    parameters: recordParameters(parameters, names),
    prices: Object.fromEntries(
      Object.entries(prices).map(([code, price]) => [code, toDecimal(price?.[0] ?? 0)]),
    ),
    // Stock of a counted variant without a warehouse; imports do not create it.
    stock:
      checkStock && Object.keys(stocks).length > 0
        ? Object.fromEntries(
            Object.entries(stocks).map(([id, [amount]]) => [id, fromThousandths(amount)]),
          )
        : null,
    stockDelayDays: Object.fromEntries(delays.map(([id, [, days]]) => [id, days])),
    curves: curves ?? [],
  }
}

const productQuery = `SELECT p.n, p.category_n AS categoryN, p.id, c.id AS category, b.id AS brand,
  p.tax_class AS taxClass, p.unit, p.unit_step AS unitStep, p.base_measure AS baseMeasure, p.images,
  p.hover_image AS hoverImage, p.axes, p.parameters, p.key_parameters AS keyParameters, p.tags,
  p.tiers, p.saleable, p.n_plus_one AS nPlusOne, p.fits, p.alternatives, p.relations, p.colours,
  p.gifts, p.free_shippers AS freeShippers, p.documents, p.energy_label AS energyLabel,
  p.duties, p.end_text AS endText, p.permanent_discount AS permanentDiscount, p.created_at AS createdAt, p.rating,
  (SELECT json_group_object(t.locale, json_object('slug', t.slug, 'name', t.name, 'perex', t.perex,
    'description', t.description)) FROM product_text t WHERE t.product_n = p.n) AS texts
  FROM product p JOIN category c ON c.n = p.category_n JOIN brand b ON b.n = p.brand_n`

const variantQuery = `SELECT v.n, v.bit, v.product_n AS productN, v.id, v.catalog_code AS catalogCode,
  v.marketing_code AS marketingCode, v.ean, v.name, v.fullname, v.image,
  v.axis_values AS axisValues, v.parameters, v.check_stock AS checkStock,
  v.amount_min AS amountMin, v.saleable, v.restock_days AS delayDays,
  v.weight_grams AS weightGrams, v.longest_side_mm AS longestSideMm,
  v.base_measure AS baseMeasure, f.curves, f.octaves,
  (SELECT json_group_object(pr.currency, json_array(pr.with_tax, pr.original_with_tax,
    pr.lowest30_with_tax)) FROM price pr WHERE pr.variant_n = v.n) AS prices,
  (SELECT json_group_object(s.warehouse, json_array(s.stock, s.delay_days))
    FROM variant_stock s WHERE s.variant_n = v.n) AS stocks
  FROM variant v LEFT JOIN variant_performance f ON f.variant_n = v.n`
