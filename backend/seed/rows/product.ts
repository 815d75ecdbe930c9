import { locales } from '../../../domain/locale.ts'
import { toThousandths } from '../../db/thousandths.ts'
import { insert, type SeedStatement } from '../insert.ts'
import { maskOf } from '../mask.ts'
import { numberOf, type NumberedProduct, type Numbering } from '../numbering.ts'

/** Products with their texts and reviews. */
export function* productRows(
  products: NumberedProduct[],
  numbers: Numbering,
  now: string,
): Generator<SeedStatement> {
  const json = JSON.stringify
  yield* insert(
    'product',
    [
      'n',
      'id',
      'category_n',
      'brand_n',
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
      'rating',
      'review_count',
      'all_mask',
      'available_mask',
      'fits',
      'alternatives',
      'variant_count',
      'default_variant_n',
      'created_at',
      'updated_at',
    ],
    products.map(({ n, record: p, variants, defaultVariant }) => [
      n,
      p.id,
      numberOf(numbers.category, p.categoryId),
      numberOf(numbers.brand, p.brandId),
      p.unit,
      toThousandths(p.unitStep),
      p.baseMeasure && json(p.baseMeasure),
      json(p.images),
      p.hoverImage,
      json(p.axes),
      json(p.parameters),
      json(p.keyParameters),
      json(p.tags),
      json(p.tiers),
      p.saleable,
      p.hasGift,
      p.nPlusOne,
      p.rating,
      p.reviews.length,
      String(maskOf(variants)),
      0,
      json(p.fits),
      json(p.alternatives),
      variants.length,
      defaultVariant.n,
      p.createdAt,
      now,
    ]),
  )
  yield* insert(
    'product_text',
    ['product_n', 'locale', 'slug', 'name', 'name_rank', 'perex', 'description'],
    products.flatMap(({ n, record: p }) =>
      locales.map((locale) => [
        n,
        locale,
        p.slug[locale],
        p.name[locale],
        0,
        p.perex[locale],
        JSON.stringify(p.description[locale]),
      ]),
    ),
  )
  yield* insert(
    'review',
    ['product_n', 'author', 'rating', 'text', 'locale', 'created_at', 'verified'],
    products.flatMap(({ n, record }) =>
      record.reviews.map((r) => [
        n,
        r.author,
        r.rating,
        r.text,
        r.locale,
        new Date(r.createdAt).toISOString(),
        r.verified,
      ]),
    ),
  )
}
