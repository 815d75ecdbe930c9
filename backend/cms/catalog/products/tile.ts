import { textsOf } from '../../../locales/texts-of.ts'
import * as z from 'zod'
import {
  BaseMeasure,
  EnergyScale,
  flag,
  json,
  ParameterValues,
  stringArray,
  Tag,
  Text,
  Tiers,
  type ParameterValueRecord,
} from '../../../db/columns.ts'
import { rowSchema, type RowOf } from '../../../db/rows.ts'
import type { CurrencyCode } from '../../../../domain/currency.ts'
import type { Locale } from '../../../../domain/locale.ts'
import {
  tagColors,
  type EnergyLabel,
  type ProductTile,
} from '../../../../domain/product/product.ts'
import { TaxClass } from '../../../../domain/tax/tax-decision.ts'
import { documentPath } from '../../../documents/document-path.ts'
import { ListPriceRow, pricesOf, type PriceRule } from '../../../pricing/prices.ts'
import { availabilityOf, saleUnitOf, StockRow, unitColumns, unitFields } from './availability.ts'
import { merged } from '../parameter-values.ts'
import { parameterOf, type Dictionary } from './dictionary.ts'
import { isForSale } from '../../../db/is-for-sale.ts'

export const ProductRow = rowSchema('product', {
  productId: z.string(),
  categoryPk: z.number(),
  brandPk: z.number(),
  taxClass: TaxClass,
  ...unitFields,
  baseMeasure: json(BaseMeasure).nullable(),
  images: json(stringArray),
  hoverImage: z.string().nullable(),
  productParameters: json(ParameterValues),
  keyParameters: json(stringArray),
  tags: json(z.array(Tag)),
  tiers: json(Tiers),
  saleable: flag,
  hasGift: flag,
  freeShippers: json(stringArray),
  energyLabel: json(EnergyScale).nullable(),
  permanentDiscount: flag,
  colours: json(stringArray),
  nPlusOne: z.number(),
  rating: z.number().nullable(),
  reviewCount: z.number(),
  variantCount: z.number(),
  slug: z.string(),
  name: z.string(),
  defaultId: z.string(),
  defaultCatalogCode: z.string(),
  defaultMarketingCode: z.string(),
})
export type ProductRow = RowOf<typeof ProductRow>

export const TileRow = rowSchema('product', {
  ...ProductRow.shape,
  ...StockRow.shape,
  variantId: z.string(),
  variantName: json(Text),
  variantImage: z.string(),
  catalogCode: z.string(),
  variantParameters: json(ParameterValues),
  ...ListPriceRow.shape,
  priceFrom: flag,
})
export type TileRow = RowOf<typeof TileRow>

/**
 * Columns of a ProductRow except its content: product `p`, its text `t` and its default variant
 * `d`.
 */
export const productColumns = `p.id AS product_id, p.category_n, p.brand_n, p.tax_class, ${unitColumns},
  p.images, p.hover_image, p.parameters AS product_parameters, p.key_parameters, p.tags, p.tiers, p.saleable,
  p.has_gift, p.free_shippers, p.energy_label, p.permanent_discount, p.colours, p.n_plus_one, p.rating, p.review_count, p.variant_count, t.slug, t.name, d.id AS default_id,
  d.catalog_code AS default_catalog_code, d.marketing_code AS default_marketing_code`

/** Content of one unit of a variant `v`: its own, else that of its product `p` (PAngV § 4). */
export const measureColumn = 'coalesce(v.base_measure, p.base_measure) AS base_measure'

/**
 * Columns of a TileRow besides `price_from`: as above, the shown variant `v` and its price `pr`.
 */
export const tileColumns = `${productColumns}, v.id AS variant_id, v.name AS variant_name,
  ${measureColumn},
  v.image AS variant_image, v.catalog_code, v.parameters AS variant_parameters, v.stock, v.check_stock,
  ${isForSale()} AS available, v.amount_min, v.delay_days, v.weight_grams, v.longest_side_mm, pr.with_tax, pr.original_with_tax, pr.lowest30_with_tax`

export interface TileContext {
  dictionary: Dictionary
  locale: Locale
  currency: CurrencyCode
  groupPercent: number
  showsConsumerPrice?: boolean
  /** By VAT class, of the country of the requested domain. */
  vatPercents: Readonly<Record<TaxClass, number>>
}

/** Product fields of a list. */
export function tileOf(row: TileRow, context: TileContext): ProductTile {
  const { dictionary, locale } = context
  const parameters = merged(row.productParameters, row.variantParameters)
  const byCode = new Map(parameters.map((parameter) => [parameter.code, parameter]))
  const shared = productOf(row, context)
  return {
    ...shared,
    mainImage: row.variantImage ? { path: row.variantImage, alt: row.name } : shared.mainImage,
    variant: {
      id: row.variantId,
      name: row.variantName[locale],
      catalogCode: row.catalogCode,
      unit: saleUnitOf(row, locale),
      prices: pricesOf(row, ruleOf(row, context)),
      availability: availabilityOf(row, locale),
      energyLabel: energyLabelOf(row, byCode.get('energy_class'), context),
    },
    priceFrom: row.priceFrom,
    keyParameters: row.keyParameters.flatMap((code) => {
      const parameter = byCode.get(code)
      return (parameter && parameterOf(dictionary, parameter, locale)) ?? []
    }),
  }
}

/** Common fields of tile and detail. */
export function productOf(row: ProductRow, { dictionary, locale }: TileContext) {
  const category = dictionary.categories.get(row.categoryPk)
  const [main] = row.images
  return {
    id: row.productId,
    name: row.name,
    slug: row.slug,
    categoryId: category?.id ?? '',
    categoryName: category?.title ?? '',
    categoryFullname: category?.path.map((entry) => entry.title).join(' | ') ?? '',
    marketingCode: row.defaultMarketingCode,
    catalogCode: row.defaultCatalogCode,
    brand: dictionary.brands.get(row.brandPk) ?? null,
    mainImage: main === undefined ? null : { path: main, alt: row.name },
    hoverImage: row.hoverImage === null ? null : { path: row.hoverImage, alt: row.name },
    rating: row.rating,
    reviewCount: row.reviewCount,
    tags: row.tags.map(({ text, color, visibility }) => ({
      text: text[locale],
      color: tagColors.find((known) => known === color) ?? ('gray' as const),
      ...(visibility && { visibility }),
    })),
    visibility: { saleable: row.saleable, catalog: true },
    hasGift: row.hasGift,
    freeShippers: row.freeShippers,
    discounts: nPlusOneOf(row.nPlusOne, locale),
    permanentDiscount: row.permanentDiscount,
    alternatives: row.colours,
    hasVariants: row.variantCount > 1,
    variantCount: row.variantCount,
    defaultVariantId: row.defaultId,
  }
}

/** `3 + 1 gratis`: the fourth one is free. */
function nPlusOneOf(n: number, locale: Locale) {
  if (!n) return []
  return [
    { name: `${n} + 1 ${textsOf(locale).catalog.oneFree}`, active: true, isNPlusOne: true, n },
  ]
}

/** The product's energy label with the class of a variant. */
export function energyLabelOf(
  { energyLabel: scale, slug }: Pick<ProductRow, 'energyLabel' | 'slug'>,
  energyClass: ParameterValueRecord | undefined,
  { dictionary, locale }: Pick<TileContext, 'dictionary' | 'locale'>,
): EnergyLabel | null {
  if (!scale || !energyClass) return null
  const [value] = parameterOf(dictionary, energyClass, locale)?.values ?? []
  if (!value) return null
  const document = documentPath(locale, 'energy-label', slug)
  return {
    ...scale,
    class: value.title,
    document,
  }
}

/** How to read a product's price list. */
export function ruleOf(
  row: Pick<PriceRule, 'tiers' | 'baseMeasure'> & { taxClass: TaxClass },
  rules: Omit<TileContext, 'dictionary' | 'locale'>,
): PriceRule {
  return {
    currency: rules.currency,
    groupPercent: rules.groupPercent,
    ...(rules.showsConsumerPrice && { showsConsumerPrice: true }),
    vatPercent: rules.vatPercents[row.taxClass],
    tiers: row.tiers,
    baseMeasure: row.baseMeasure,
  }
}
