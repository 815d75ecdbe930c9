import { locales } from '../../domain/locales/locales.ts'
import { toThousandths } from '../../backend/db/thousandths.ts'
import type { ProductRecord } from '../records.ts'
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
    products.map(({ n, record: p, variants, defaultVariant }) => ({
      n,
      id: p.id,
      category_n: numberOf(numbers.category, p.categoryId),
      brand_n: numberOf(numbers.brand, p.brandId),
      unit: p.unit,
      unit_step: toThousandths(p.unitStep),
      base_measure: p.baseMeasure && json(p.baseMeasure),
      images: json(p.images),
      hover_image: p.hoverImage,
      axes: json(p.axes),
      parameters: json(p.parameters),
      key_parameters: json(p.keyParameters),
      tags: json(p.tags),
      tiers: json(p.tiers),
      saleable: p.saleable,
      has_gift: p.gifts.length > 0,
      n_plus_one: p.nPlusOne,
      rating: p.rating,
      review_count: p.reviews.length,
      fits: json(p.fits),
      alternatives: json(p.alternatives),
      relations: json(p.relations),
      colours: json(p.colours),
      gifts: json(p.gifts),
      free_shippers: json(p.freeShippers),
      documents: json(p.documents),
      energy_label: p.energyLabel && json(p.energyLabel),
      duties: p.duties ? json(p.duties) : null,
      end_text: p.endText && json(p.endText),
      permanent_discount: p.permanentDiscount,
      variant_count: variants.length,
      default_variant_n: defaultVariant.n,
      created_at: p.createdAt,
      updated_at: changedAt(p, now),
    })),
  )
  yield* insert(
    'product_text',
    products.flatMap(({ n, record: p }) =>
      locales.map((locale) => ({
        product_n: n,
        locale,
        slug: p.slug[locale],
        name: p.name[locale],
        perex: p.perex[locale],
        description: JSON.stringify(p.description[locale]),
      })),
    ),
  )
  yield* insert(
    'review',
    products.flatMap(({ n, record }) =>
      record.reviews.map((r) => ({
        product_n: n,
        author: r.author,
        rating: r.rating,
        text: r.text,
        locale: r.locale,
        created_at: new Date(r.createdAt).toISOString(),
        verified: r.verified,
      })),
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
