import { maxVariants } from '../backend/cms/listing/segment.ts'
import type { Catalogue, CategoryRecord, ProductRecord, VariantRecord } from './records.ts'

/** Row numbers of referenced records, and category ancestors. */
export interface Numbering {
  category: Map<string, number>
  parameter: Map<string, number>
  brand: Map<string, number>
  /** Numbers beyond those of the categories. */
  virtual: Map<string, number>
  /** Numbers of a category and its ancestors, with 0 for the whole catalogue. */
  ancestors: Map<string, number[]>
}

export interface NumberedVariant {
  n: number
  bit: number
  record: VariantRecord
}

export interface NumberedProduct {
  n: number
  record: ProductRecord
  variants: NumberedVariant[]
  /** The cheapest one, so that a tile's "from" price is its price. */
  defaultVariant: NumberedVariant
}

export function numberDictionary({
  categories,
  virtualCategories,
  parameters,
  brands,
}: Omit<Catalogue, 'products'>): Numbering {
  return {
    category: numbered(categories.map((record) => record.id)),
    virtual: numbered(
      virtualCategories.map((record) => record.id),
      categories.length,
    ),
    parameter: numbered(parameters.map((record) => record.code)),
    brand: numbered(brands.map((record) => record.id)),
    ancestors: ancestorsOf(categories),
  }
}

const chunkSize = 250

/** Products with their numbers in chunks: a large catalogue is never in memory as a whole. */
export function* numberProducts(records: Iterable<ProductRecord>): Generator<NumberedProduct[]> {
  let productN = 0
  let variantN = 0
  let chunk: NumberedProduct[] = []
  for (const record of records) {
    chunk.push(numberProduct(record, ++productN, variantN))
    variantN += record.variants.length
    if (chunk.length < chunkSize) continue
    yield chunk
    chunk = []
  }
  if (chunk.length) yield chunk
}

function numberProduct(record: ProductRecord, n: number, variantN: number): NumberedProduct {
  if (record.variants.length > maxVariants) {
    throw new Error(`Product ${record.id} has more than ${maxVariants} variants`)
  }
  const variants = record.variants.map((variant, bit) => ({
    n: variantN + bit + 1,
    bit,
    record: variant,
  }))
  const [first, ...others] = variants
  if (!first) throw new Error(`Product ${record.id} has no variant`)
  const defaultVariant = others.reduce(
    (best, next) => (next.record.prices.EUR < best.record.prices.EUR ? next : best),
    first,
  )
  return { n, record, variants, defaultVariant }
}

/** Row number of a referenced record; a dangling reference is an error of the generator. */
export function numberOf(numbers: Map<string, number>, id: string): number {
  const n = numbers.get(id)
  if (n === undefined) throw new Error(`The catalogue names "${id}", which it does not have`)
  return n
}

function numbered(ids: string[], after = 0): Map<string, number> {
  return new Map(ids.map((id, index) => [id, after + index + 1]))
}

function ancestorsOf(categories: CategoryRecord[]): Map<string, number[]> {
  const numbers = numbered(categories.map((record) => record.id))
  const parents = new Map(categories.map((record) => [record.id, record.parentId]))
  return new Map(
    categories.map((record) => {
      const path: number[] = []
      for (let id: string | null = record.id; id; id = parents.get(id) ?? null) {
        path.push(numberOf(numbers, id))
      }
      return [record.id, [...path, 0]]
    }),
  )
}
