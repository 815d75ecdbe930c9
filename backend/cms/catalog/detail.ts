import type { Locale } from '../../../domain/locale.ts'
import type { Parameter } from '../../../domain/parameter.ts'
import type { Product, Variant, VariantAxis } from '../../../domain/product.ts'
import type { RichText } from '../../../domain/rich-text.ts'
import { fromJson } from '../../db/json.ts'
import { findGroupPercent } from '../../pricing/groups.ts'
import { pricesOf } from '../../pricing/prices.ts'
import type { Caller } from '../../request/caller.ts'
import type { BrandRecord, ParameterValueRecord, Text } from '../../seed/records.ts'
import { seoDescriptionOf, seoTitleOf } from '../search-snippet.ts'
import { availabilityOf, saleUnitOf, type StockRow } from './availability.ts'
import { breadcrumbsOf } from './categories.ts'
import { parameterOf, versionQuery, withDictionary } from './dictionary.ts'
import { productColumns, productOf, ruleOf, type ProductRow, type TileContext } from './tile.ts'

interface DetailRow extends ProductRow {
  n: number
  perex: string
  description: string
  axes: string
  fits: string
  alternatives: string
  manufacturer: string
  updated_at: string
}

interface VariantRow extends StockRow {
  id: string
  catalog_code: string
  marketing_code: string
  ean: string | null
  name: string
  fullname: string
  image: string
  axis_values: string
  parameters: string
  with_tax: number
  original_with_tax: number | null
  lowest30_with_tax: number | null
}

const productQuery = `SELECT ${productColumns}, p.n, t.perex, t.description, p.axes, p.fits, p.alternatives,
    b.manufacturer, p.updated_at
  FROM product_text t
  CROSS JOIN product p ON p.n = t.product_n
  CROSS JOIN variant d ON d.n = p.default_variant_n
  CROSS JOIN brand b ON b.n = p.brand_n
  WHERE t.slug = ?1 AND t.locale = ?2`

const variantQuery = `SELECT v.id, v.catalog_code, v.marketing_code, v.ean, v.name, v.fullname, v.image, v.axis_values,
    v.parameters, v.stock, v.check_stock, v.available, v.amount_min, v.delay_days,
    pr.with_tax, pr.original_with_tax, pr.lowest30_with_tax
  FROM product_text t
  CROSS JOIN variant v ON v.product_n = t.product_n
  CROSS JOIN price pr ON pr.variant_n = v.n AND pr.currency = ?3
  WHERE t.slug = ?1 AND t.locale = ?2 ORDER BY v.bit`

const slugQuery = `SELECT o.locale, o.slug FROM product_text t JOIN product_text o ON o.product_n = t.product_n
  WHERE t.slug = ?1 AND t.locale = ?2`

/** One product with everything that its page shows; null for an unknown slug. */
export async function findProductDetail(
  db: D1Database,
  caller: Caller,
  slug: string,
): Promise<{ product: Product; updatedAt: string } | null> {
  const { locale, currency } = caller
  const groupPercent = await findGroupPercent(db, caller.groups)
  return withDictionary(db, locale, async (dictionary) => {
    const [versions, products, variants, slugs] = await db.batch<
      { version: string } & DetailRow & VariantRow & { locale: Locale }
    >([
      versionQuery(db),
      db.prepare(productQuery).bind(slug, locale),
      db.prepare(variantQuery).bind(slug, locale, currency),
      db.prepare(slugQuery).bind(slug, locale),
    ])
    const row = products?.results[0]
    if (!row) return null
    const others = Object.fromEntries(
      (slugs?.results ?? []).map((other) => [other.locale, other.slug]),
    )
    const context = { dictionary, locale, currency, groupPercent }
    return {
      version: versions?.results[0]?.version ?? '',
      product: detailOf(row, variants?.results ?? [], others, context),
      updatedAt: row.updated_at,
    }
  })
}

function detailOf(
  row: DetailRow,
  variants: VariantRow[],
  slugs: Partial<Record<Locale, string>>,
  context: TileContext,
): Product {
  const shared = productOf(row, context)
  return {
    ...shared,
    perex: row.perex,
    description: fromJson<RichText>(row.description),
    images: fromJson<string[]>(row.images).map((path) => ({ path, alt: row.name })),
    axes: axesOf(row, variants, context),
    variants: variants.map((variant) => variantOf(variant, row, context)),
    parameters: parametersOf(row.product_parameters, context),
    manufacturer: fromJson<BrandRecord['manufacturer']>(row.manufacturer),
    documents: [],
    breadcrumbs: breadcrumbsOf(context.dictionary, row.category_n),
    related: {
      fits: fromJson<string[]>(row.fits),
      alternatives: fromJson<string[]>(row.alternatives),
    },
    pageMeta: {
      slug: row.slug,
      seoTitle: seoTitleOf(row.name),
      seoDescription: seoDescriptionOf(row.perex, row.name, context.locale),
      noindex: false,
      nofollow: false,
      shareImage: shared.mainImage?.path ?? null,
      slugs,
    },
  }
}

function variantOf(variant: VariantRow, product: DetailRow, context: TileContext): Variant {
  const name = fromJson<Text>(variant.name)[context.locale]
  return {
    id: variant.id,
    name,
    fullname: fromJson<Text>(variant.fullname)[context.locale],
    mainImage: variant.image ? { path: variant.image, alt: name } : null,
    marketingCode: variant.marketing_code,
    catalogCode: variant.catalog_code,
    ean: variant.ean,
    unit: saleUnitOf(product.unit, product.unit_step),
    prices: pricesOf(
      {
        withTax: variant.with_tax,
        originalWithTax: variant.original_with_tax,
        lowest30WithTax: variant.lowest30_with_tax,
      },
      ruleOf(product, context),
    ),
    availability: availabilityOf(variant, context.locale),
    axisValues: fromJson<Record<string, string>>(variant.axis_values),
    parameters: parametersOf(variant.parameters, context),
  }
}

function parametersOf(json: string, { dictionary, locale }: TileContext): Parameter[] {
  return fromJson<ParameterValueRecord[]>(json).flatMap(
    (record) => parameterOf(dictionary, record, locale) ?? [],
  )
}

/** The axes with the values that occur, in the natural order of the parameter. */
function axesOf(
  row: DetailRow,
  variants: VariantRow[],
  { dictionary }: TileContext,
): VariantAxis[] {
  const chosen = variants.map((variant) => fromJson<Record<string, string>>(variant.axis_values))
  return fromJson<string[]>(row.axes).flatMap((code) => {
    const entry = dictionary.parameters.get(code)
    if (!entry) return []
    const present = new Set(chosen.map((values) => values[code]))
    const known = [...entry.values.values()].filter(({ id }) => present.has(id))
    const strange = [...present].filter((id) => id !== undefined && !entry.values.has(id))
    const values = [...known, ...strange.map((id) => ({ id: id ?? '', title: id ?? '' }))]
    return {
      code,
      title: entry.title,
      unit: entry.unit,
      values: values.map(({ id, title }) => ({ id, title })),
    }
  })
}
