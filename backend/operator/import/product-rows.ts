import type { Statement } from '../../db/insert.ts'
import { toThousandths } from '../../db/thousandths.ts'
import { upsert } from '../../db/upsert.ts'
import { codeKey } from '../../../domain/bulk/merge-bulk.ts'
import type { CatalogueNames } from './catalogue-names.ts'
import type { WrittenProduct } from './number-products.ts'
import { storedParameters } from './parameters.ts'

const json = JSON.stringify
const jsonOrNull = (value: unknown) => (value === null ? null : JSON.stringify(value))

/** Products with their texts. */
export function* productRows(
  products: readonly WrittenProduct[],
  names: CatalogueNames,
  now: string,
): Generator<Statement> {
  yield* upsert(
    {
      table: 'product',
      key: ['n'],
      insertOnly: ['id', 'review_count'],
    },
    products.map(({ n, record: p, variants, defaultVariantN }) => ({
      n,
      id: p.id,
      category_n: names.categories.get(p.category)?.n,
      brand_n: names.brands.get(p.brand)?.n,
      tax_class: p.taxClass,
      unit: p.unit,
      unit_step: toThousandths(p.unitStep),
      base_measure: jsonOrNull(p.baseMeasure),
      images: json(p.images),
      hover_image: p.hoverImage,
      axes: json(p.axes),
      parameters: json(storedParameters(p.parameters)),
      key_parameters: json(p.keyParameters),
      tags: json(p.tags),
      tiers: json(p.tiers),
      saleable: p.saleable,
      has_gift: p.gifts.length > 0,
      n_plus_one: p.nPlusOne,
      review_count: 0,
      fits: json(p.fits),
      alternatives: json(p.alternatives),
      relations: json(p.relations),
      colours: json(p.colours),
      gifts: json(p.gifts),
      free_shippers: json(p.freeShippers),
      documents: json(p.documents),
      energy_label: jsonOrNull(p.energyLabel),
      duties: jsonOrNull(p.duties),
      end_text: jsonOrNull(p.endText),
      permanent_discount: p.permanentDiscount,
      variant_count: variants.length,
      default_variant_n: defaultVariantN,
      created_at: p.createdAt,
      updated_at: now,
    })),
  )
  yield* upsert(
    {
      table: 'product_text',
      key: ['product_n', 'locale'],
    },
    products.flatMap(({ n, record }) =>
      Object.entries(record.slug).map(([locale, slug]) => {
        // Every text gets the languages of the others.
        const key = locale as keyof typeof record.slug
        return {
          product_n: n,
          locale,
          slug,
          name: record.name[key],
          perex: record.perex[key],
          description: json(record.description[key]),
        }
      }),
    ),
  )
}

/** Variants with codes and measured data; stock and prices are written separately. */
export function* variantRows(products: readonly WrittenProduct[]): Generator<Statement> {
  const all = products.flatMap(({ n, record, variants }) =>
    variants.map((variant) => ({ ...variant, productN: n, amountMin: record.amountMin })),
  )
  yield* upsert(
    {
      table: 'variant',
      key: ['n'],
      insertOnly: ['id', 'product_n', 'bit', 'stock', 'delay_days'],
    },
    all.map(({ n, bit, record: v, productN, amountMin }) => ({
      n,
      id: v.id,
      product_n: productN,
      bit,
      catalog_code: v.catalogCode,
      marketing_code: v.marketingCode,
      ean: v.ean,
      name: json(v.name),
      fullname: json(v.fullname),
      image: v.image,
      axis_values: json(v.axisValues),
      parameters: json(storedParameters(v.parameters)),
      stock: 0,
      check_stock: v.stock !== null,
      amount_min: toThousandths(amountMin),
      saleable: v.saleable,
      delay_days: v.delayDays,
      restock_days: v.delayDays,
      weight_grams: v.weightGrams,
      longest_side_mm: v.longestSideMm,
      base_measure: jsonOrNull(v.baseMeasure),
    })),
  )
  const numbers = json(all.map(({ n }) => n))
  const ofAll = 'variant_n IN (SELECT value FROM json_each(?1))'
  yield { sql: `DELETE FROM variant_code WHERE ${ofAll}`, params: [numbers] }
  yield* upsert(
    { table: 'variant_code', key: ['code', 'variant_n'] },
    all.flatMap(({ n, record: v }) =>
      [...new Set([v.catalogCode, v.marketingCode, v.ean ?? ''].map(codeKey))]
        .filter(Boolean)
        .map((code) => ({ code, variant_n: n })),
    ),
  )
  yield { sql: `DELETE FROM variant_performance WHERE ${ofAll}`, params: [numbers] }
  yield* upsert(
    {
      table: 'variant_performance',
      key: ['variant_n'],
    },
    all
      .filter(({ record: v }) => v.curves.length > 0 || v.octaves)
      .map(({ n, record: v }) => ({
        variant_n: n,
        curves: json(v.curves),
        octaves: jsonOrNull(v.octaves),
      })),
  )
}
