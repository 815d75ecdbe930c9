import { defaultCurrency } from '../../../domain/currency.ts'
import * as z from 'zod'
import type { ProductRecord, VariantRecord } from '../../../domain/operator/product-record.ts'
import type { StoredProduct, StoredVariant } from './stored-product.ts'

export interface WrittenVariant {
  n: number
  bit: number
  record: VariantRecord
  /** Null: it is new. */
  current: (StoredVariant & { record: VariantRecord }) | null
}

export interface WrittenProduct {
  n: number
  record: ProductRecord
  current: StoredProduct | null
  variants: WrittenVariant[]
  /** The cheapest one, so that a tile's "from" price is its price. */
  defaultVariantN: number
}

const Maximum = z.array(z.object({ n: z.number() }))

/**
 * Assigns row numbers to new records. Concurrent imports may choose the same ones: then the primary
 * key aborts one of the transactions.
 */
export async function numberProducts(
  db: D1Database,
  products: readonly { record: ProductRecord; current: StoredProduct | null }[],
): Promise<WrittenProduct[]> {
  const [productMax, variantMax] = await db.batch([
    db.prepare('SELECT coalesce(max(n), 0) AS n FROM product'),
    db.prepare('SELECT coalesce(max(n), 0) AS n FROM variant'),
  ])
  let productN = Maximum.parse(productMax?.results ?? [])[0]?.n ?? 0
  let variantN = Maximum.parse(variantMax?.results ?? [])[0]?.n ?? 0
  return products.map(({ record, current }) => {
    const known = new Map(current?.record.variants.map((variant) => [variant.id, variant]))
    let bit = Math.max(-1, ...[...(current?.variants.values() ?? [])].map((one) => one.bit))
    const variants = record.variants.map((variant): WrittenVariant => {
      const stored = current?.variants.get(variant.id)
      const before = known.get(variant.id)
      if (stored && before) {
        const { n, bit } = stored
        return { n, bit, record: variant, current: { ...stored, record: before } }
      }
      return { n: ++variantN, bit: ++bit, record: variant, current: null }
    })
    return {
      n: current?.n ?? ++productN,
      record,
      current,
      variants,
      defaultVariantN: cheapest(variants),
    }
  })
}

function cheapest(variants: readonly WrittenVariant[]): number {
  const priced = ({ record: { prices } }: WrittenVariant) => Object.keys(prices).toSorted()
  const common = variants.flatMap(priced)
  const currency = common.includes(defaultCurrency) ? defaultCurrency : (common[0] ?? '')
  const price = ({ record }: WrittenVariant) => record.prices[currency] ?? Infinity
  const lowest = Math.min(...variants.map(price))
  return variants.find((variant) => price(variant) === lowest)?.n ?? 0
}
