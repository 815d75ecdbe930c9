import type { Statement } from '../../db/insert.ts'
import { toThousandths } from '../../db/thousandths.ts'
import { upsert } from '../../db/upsert.ts'
import { codeKey } from '../../cms/search/words.ts'
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
      columns: productColumns,
      insertOnly: ['id', 'review_count'],
    },
    products.map(({ n, record: p, variants, defaultVariantN }) => [
      n,
      p.id,
      names.categories.get(p.category)?.n,
      names.brands.get(p.brand)?.n,
      p.taxClass,
      p.unit,
      toThousandths(p.unitStep),
      jsonOrNull(p.baseMeasure),
      json(p.images),
      p.hoverImage,
      json(p.axes),
      json(storedParameters(p.parameters)),
      json(p.keyParameters),
      json(p.tags),
      json(p.tiers),
      p.saleable,
      p.gifts.length > 0,
      p.nPlusOne,
      0,
      json(p.fits),
      json(p.alternatives),
      json(p.relations),
      json(p.colours),
      json(p.gifts),
      json(p.freeShippers),
      json(p.documents),
      jsonOrNull(p.energyLabel),
      jsonOrNull(p.duties),
      jsonOrNull(p.endText),
      p.permanentDiscount,
      variants.length,
      defaultVariantN,
      p.createdAt,
      now,
    ]),
  )
  yield* upsert(
    {
      table: 'product_text',
      key: ['product_n', 'locale'],
      columns: ['product_n', 'locale', 'slug', 'name', 'perex', 'description'],
    },
    products.flatMap(({ n, record }) =>
      Object.entries(record.slug).map(([locale, slug]) => {
        // Every text gets the languages of the others.
        const key = locale as keyof typeof record.slug
        return [n, locale, slug, record.name[key], record.perex[key], json(record.description[key])]
      }),
    ),
  )
}

const productColumns = [
  'n',
  'id',
  'category_n',
  'brand_n',
  'tax_class',
  'unit',
  'unit_step',
  'base_measure',
  'images',
  'hover_image',
  'axes',
  'parameters',
  'key_parameters',
  'tags',
  'tiers',
  'saleable',
  'has_gift',
  'n_plus_one',
  'review_count',
  'fits',
  'alternatives',
  'relations',
  'colours',
  'gifts',
  'free_shippers',
  'documents',
  'energy_label',
  'duties',
  'end_text',
  'permanent_discount',
  'variant_count',
  'default_variant_n',
  'created_at',
  'updated_at',
]

/** Variants with codes and measured data; stock and prices are written separately. */
export function* variantRows(products: readonly WrittenProduct[]): Generator<Statement> {
  const all = products.flatMap(({ n, record, variants }) =>
    variants.map((variant) => ({ ...variant, productN: n, amountMin: record.amountMin })),
  )
  yield* upsert(
    {
      table: 'variant',
      key: ['n'],
      columns: variantColumns,
      insertOnly: ['id', 'product_n', 'bit', 'stock', 'delay_days'],
    },
    all.map(({ n, bit, record: v, productN, amountMin }) => [
      n,
      v.id,
      productN,
      bit,
      v.catalogCode,
      v.marketingCode,
      v.ean,
      json(v.name),
      json(v.fullname),
      v.image,
      json(v.axisValues),
      json(storedParameters(v.parameters)),
      0,
      v.stock !== null,
      toThousandths(amountMin),
      v.saleable,
      v.delayDays,
      v.delayDays,
      v.weightGrams,
      v.longestSideMm,
      jsonOrNull(v.baseMeasure),
    ]),
  )
  const numbers = json(all.map(({ n }) => n))
  const ofAll = 'variant_n IN (SELECT value FROM json_each(?1))'
  yield { sql: `DELETE FROM variant_code WHERE ${ofAll}`, params: [numbers] }
  yield* upsert(
    { table: 'variant_code', key: ['code', 'variant_n'], columns: ['code', 'variant_n'] },
    all.flatMap(({ n, record: v }) =>
      [...new Set([v.catalogCode, v.marketingCode, v.ean ?? ''].map(codeKey))]
        .filter(Boolean)
        .map((code) => [code, n]),
    ),
  )
  yield { sql: `DELETE FROM variant_performance WHERE ${ofAll}`, params: [numbers] }
  yield* upsert(
    {
      table: 'variant_performance',
      key: ['variant_n'],
      columns: ['variant_n', 'curves', 'octaves'],
    },
    all
      .filter(({ record: v }) => v.curves.length > 0 || v.octaves)
      .map(({ n, record: v }) => [n, json(v.curves), jsonOrNull(v.octaves)]),
  )
}

const variantColumns = [
  'n',
  'id',
  'product_n',
  'bit',
  'catalog_code',
  'marketing_code',
  'ean',
  'name',
  'fullname',
  'image',
  'axis_values',
  'parameters',
  'stock',
  'check_stock',
  'amount_min',
  'saleable',
  'delay_days',
  'restock_days',
  'weight_grams',
  'longest_side_mm',
  'base_measure',
]
