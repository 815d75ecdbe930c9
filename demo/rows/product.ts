import { locales } from '../../domain/locales/locales.ts'
import { toThousandths } from '../../backend/db/thousandths.ts'
import type { ProductRecord } from '../../backend/db/records.ts'
import { insert, type SeedStatement } from '../../backend/db/insert.ts'
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
      p.gifts.length > 0,
      p.nPlusOne,
      p.rating,
      p.reviews.length,
      json(p.fits),
      json(p.alternatives),
      json(p.relations),
      json(p.colours),
      json(p.gifts),
      json(p.freeShippers),
      json(p.documents),
      p.energyLabel && json(p.energyLabel),
      p.duties ? json(p.duties) : null,
      p.endText && json(p.endText),
      p.permanentDiscount,
      variants.length,
      defaultVariant.n,
      p.createdAt,
      changedAt(p, now),
    ]),
  )
  yield* insert(
    'product_text',
    ['product_n', 'locale', 'slug', 'name', 'perex', 'description'],
    products.flatMap(({ n, record: p }) =>
      locales.map((locale) => [
        n,
        locale,
        p.slug[locale],
        p.name[locale],
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

/** Last modification: its creation or newest review. */
function changedAt({ createdAt, reviews }: ProductRecord, now: string): string {
  const times = [createdAt, ...reviews.map((review) => review.createdAt)].filter(
    (time) => time < now,
  )
  return times.toSorted().at(-1) ?? now
}
