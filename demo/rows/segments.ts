import { locales } from '../../domain/locales/locales.ts'
import { encodeColumn, encodeProducts } from '../../backend/cms/listing/columns.ts'
import { maxProducts } from '../../backend/cms/listing/segment.ts'
import { insert, type SeedStatement } from '../../backend/db/insert.ts'
import { numberOf, type NumberedProduct, type Numbering } from '../numbering.ts'
import { type ListedProduct, SegmentBuilder } from '../../backend/cms/listing/segment-builder.ts'
import { isAvailable } from './variant.ts'
import type { NameList } from './name-rank.ts'

/** Distributes products over the segments of their categories, and writes full segments. */
export class SegmentRows {
  readonly #numbers: Numbering
  readonly #booleans: ReadonlySet<string>
  readonly #open = new Map<number, SegmentBuilder>()
  /** Products by written segment. */
  readonly #written: number[][] = []

  constructor(numbers: Numbering, booleans: ReadonlySet<string>) {
    this.#numbers = numbers
    this.#booleans = booleans
  }

  *add(products: readonly NumberedProduct[]): Generator<SeedStatement> {
    for (const product of products) {
      const categoryN = numberOf(this.#numbers.category, product.record.categoryId)
      const builder =
        this.#open.get(categoryN) ?? new SegmentBuilder(this.#numbers.parameter, this.#booleans)
      this.#open.set(categoryN, builder)
      builder.add(listedProduct(product, this.#numbers))
      if (builder.products.length === maxProducts) yield* this.#write(categoryN, builder)
    }
  }

  /** Writes incomplete segments and the name ranks, which need all products. */
  *finish(names: NameList): Generator<SeedStatement> {
    for (const [categoryN, builder] of this.#open) yield* this.#write(categoryN, builder)
    for (const locale of locales) {
      const ranks = names.ranks(locale)
      yield* columnRows(
        this.#written.map((products, index) => [
          index + 1,
          `name:${locale}`,
          encodeColumn(Uint32Array.from(products, (n) => ranks[n] ?? 0)),
        ]),
      )
    }
  }

  *#write(categoryN: number, builder: SegmentBuilder): Generator<SeedStatement> {
    this.#open.delete(categoryN)
    const n = this.#written.push(builder.products)
    yield* insert('segment', [{ n, category_n: categoryN }])
    yield* columnRows([
      [n, 'products', encodeProducts(builder.shape())],
      ...builder.columns().map(([name, column]): ColumnRow => [n, name, encodeColumn(column)]),
    ])
  }
}

/** Converts a seed product for the listing index. */
export function listedProduct(
  { n, record, variants }: NumberedProduct,
  numbers: Numbering,
): ListedProduct {
  return {
    n,
    brandN: numberOf(numbers.brand, record.brandId),
    tagIds: record.tags.map(({ id }) => id),
    parameters: record.parameters,
    rating: record.rating,
    createdAt: record.createdAt,
    variants: variants.map(({ record: variant }) => ({
      parameters: variant.parameters,
      available: isAvailable(record, variant),
      prices: variant.prices,
      curves: variant.curves,
    })),
  }
}

type ColumnRow = [segmentN: number, name: string, data: string]

function columnRows(rows: ColumnRow[]): Generator<SeedStatement> {
  return insert(
    'segment_column',
    rows.map(([segmentN, name, data]) => ({ segment_n: segmentN, name, data })),
  )
}
