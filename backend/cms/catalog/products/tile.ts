import type { CurrencyCode } from '../../../../domain/currency.ts'
import type { Locale } from '../../../../domain/locale.ts'
import {
  tagColors,
  type EnergyLabel,
  type ProductTile,
} from '../../../../domain/product/product.ts'
import { fromJson, fromJsonOr } from '../../../db/json.ts'
import { documentPath } from '../../../documents/document-path.ts'
import { pricesOf, type PriceRule } from '../../../pricing/prices.ts'
import type { ParameterValueRecord, TagRecord, Text } from '../../../db/records.ts'
import { availabilityOf, saleUnitOf, type StockRow } from './availability.ts'
import { merged } from '../parameter-values.ts'
import { parameterOf, type Dictionary } from './dictionary.ts'

export interface ProductRow {
  product_id: string
  category_n: number
  brand_n: number
  unit: string
  unit_step: number
  base_measure: string | null
  images: string
  hover_image: string | null
  product_parameters: string
  key_parameters: string
  tags: string
  tiers: string
  saleable: number
  has_gift: number
  free_shippers: string
  energy_label: string | null
  permanent_discount: number
  colours: string
  n_plus_one: number
  rating: number | null
  review_count: number
  variant_count: number
  slug: string
  name: string
  default_id: string
  default_catalog_code: string
  default_marketing_code: string
}

export interface TileRow extends ProductRow, StockRow {
  variant_id: string
  variant_name: string
  variant_image: string
  catalog_code: string
  variant_parameters: string
  with_tax: number
  original_with_tax: number | null
  lowest30_with_tax: number | null
  price_from: number
}

/** Columns of a ProductRow: product `p`, its text `t` and its default variant `d`. */
export const productColumns = `p.id AS product_id, p.category_n, p.brand_n, p.unit, p.unit_step, p.base_measure,
  p.images, p.hover_image, p.parameters AS product_parameters, p.key_parameters, p.tags, p.tiers, p.saleable,
  p.has_gift, p.free_shippers, p.energy_label, p.permanent_discount, p.colours, p.n_plus_one, p.rating, p.review_count, p.variant_count, t.slug, t.name, d.id AS default_id,
  d.catalog_code AS default_catalog_code, d.marketing_code AS default_marketing_code`

/** Columns of a TileRow besides `price_from`: as above, the shown variant `v` and its price `pr`. */
export const tileColumns = `${productColumns}, v.id AS variant_id, v.name AS variant_name,
  v.image AS variant_image, v.catalog_code, v.parameters AS variant_parameters, v.stock, v.check_stock,
  v.available, v.amount_min, v.delay_days, pr.with_tax, pr.original_with_tax, pr.lowest30_with_tax`

export interface TileContext {
  dictionary: Dictionary
  locale: Locale
  currency: CurrencyCode
  groupPercent: number
  /** Of the country whose domain is asked. */
  vatPercent: number
}

const oneFree: Record<Locale, string> = { de: 'gratis', cs: 'zdarma', sk: 'zadarmo', en: 'free' }

/** What a list shows of a product. */
export function tileOf(row: TileRow, context: TileContext): ProductTile {
  const { dictionary, locale } = context
  const parameters = merged(
    fromJson<ParameterValueRecord[]>(row.product_parameters),
    fromJson<ParameterValueRecord[]>(row.variant_parameters),
  )
  const byCode = new Map(parameters.map((parameter) => [parameter.code, parameter]))
  const shared = productOf(row, context)
  return {
    ...shared,
    mainImage: row.variant_image ? { path: row.variant_image, alt: row.name } : shared.mainImage,
    variant: {
      id: row.variant_id,
      name: fromJson<Text>(row.variant_name)[locale],
      catalogCode: row.catalog_code,
      unit: saleUnitOf(row.unit, row.unit_step),
      prices: pricesOf(
        {
          withTax: row.with_tax,
          originalWithTax: row.original_with_tax,
          lowest30WithTax: row.lowest30_with_tax,
        },
        ruleOf(row, context),
      ),
      availability: availabilityOf(row, locale),
      energyLabel: energyLabelOf(row, byCode.get('energy_class'), context),
    },
    priceFrom: row.price_from === 1,
    keyParameters: fromJson<string[]>(row.key_parameters).flatMap((code) => {
      const parameter = byCode.get(code)
      return (parameter && parameterOf(dictionary, parameter, locale)) ?? []
    }),
  }
}

/** What tile and detail of a product have in common. */
export function productOf(row: ProductRow, { dictionary, locale }: TileContext) {
  const category = dictionary.categories.get(row.category_n)
  const [main] = fromJson<string[]>(row.images)
  return {
    id: row.product_id,
    name: row.name,
    slug: row.slug,
    categoryId: category?.id ?? '',
    categoryName: category?.title ?? '',
    categoryFullname: category?.path.map((entry) => entry.title).join(' | ') ?? '',
    marketingCode: row.default_marketing_code,
    catalogCode: row.default_catalog_code,
    brand: dictionary.brands.get(row.brand_n) ?? null,
    mainImage: main === undefined ? null : { path: main, alt: row.name },
    hoverImage: row.hover_image === null ? null : { path: row.hover_image, alt: row.name },
    rating: row.rating,
    reviewCount: row.review_count,
    tags: fromJson<TagRecord[]>(row.tags).map(({ text, color, visibility }) => ({
      text: text[locale],
      color: tagColors.find((known) => known === color) ?? ('gray' as const),
      ...(visibility && { visibility }),
    })),
    visibility: { saleable: row.saleable === 1, catalog: true },
    hasGift: row.has_gift === 1,
    freeShippers: fromJson<string[]>(row.free_shippers),
    discounts: nPlusOneOf(row.n_plus_one, locale),
    permanentDiscount: row.permanent_discount === 1,
    alternatives: fromJson<string[]>(row.colours),
    hasVariants: row.variant_count > 1,
    variantCount: row.variant_count,
    defaultVariantId: row.default_id,
  }
}

/** `3 + 1 gratis`: the fourth one costs nothing. */
function nPlusOneOf(n: number, locale: Locale) {
  if (!n) return []
  return [{ name: `${n} + 1 ${oneFree[locale]}`, active: true, isNPlusOne: true, n }]
}

/** The label of a product with the class of a variant. */
export function energyLabelOf(
  { energy_label: scale, slug }: Pick<ProductRow, 'energy_label' | 'slug'>,
  energyClass: ParameterValueRecord | undefined,
  { dictionary, locale }: Pick<TileContext, 'dictionary' | 'locale'>,
): EnergyLabel | null {
  if (!scale || !energyClass) return null
  const [value] = parameterOf(dictionary, energyClass, locale)?.values ?? []
  if (!value) return null
  const document = documentPath(locale, 'energy-label', slug)
  return {
    ...fromJson<Pick<EnergyLabel, 'best' | 'worst' | 'regulation'>>(scale),
    class: value.title,
    document,
  }
}

/** How the price list of a product is to be read. */
export function ruleOf(
  row: { tiers: string; base_measure: string | null },
  { currency, groupPercent, vatPercent }: Omit<TileContext, 'dictionary' | 'locale'>,
): PriceRule {
  return {
    currency,
    groupPercent,
    vatPercent,
    tiers: fromJson<PriceRule['tiers']>(row.tiers),
    baseMeasure: fromJsonOr<NonNullable<PriceRule['baseMeasure']>, null>(row.base_measure, null),
  }
}
