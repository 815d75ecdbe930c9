import { isTrue, merged } from '../cms/catalog/parameter-values.ts'
import type { Statement } from './insert.ts'
import { inChunks } from './insert.ts'
import { numberOf, type Numbering } from './numbering.ts'
import type { ParameterValueRecord, ProductRecord, VirtualCategoryRecord } from './records.ts'

/** Tells which virtual categories show a product, and counts their products. */
export class VirtualListing {
  #virtuals: { record: VirtualCategoryRecord; n: number; categories: Set<number> }[]
  #counts = new Map<number, number>()
  #numbers: Numbering

  constructor(virtuals: readonly VirtualCategoryRecord[], numbers: Numbering) {
    this.#numbers = numbers
    this.#virtuals = virtuals.map((record) => ({
      record,
      n: numberOf(numbers.virtual, record.id),
      categories: new Set(record.categories.map((id) => numberOf(numbers.category, id))),
    }))
  }

  /** Numbers of the virtual categories with a variant of the product. */
  numbersOf(product: ProductRecord): number[] {
    const own = this.#numbers.ancestors.get(product.categoryId) ?? [0]
    const shown = this.#virtuals.filter(({ record, categories }) => {
      const inCategory = !categories.size || own.some((n) => categories.has(n))
      return inCategory && hasTag(product, record) && hasVariant(product, record)
    })
    for (const { n } of shown) this.#counts.set(n, (this.#counts.get(n) ?? 0) + 1)
    return shown.map(({ n }) => n)
  }

  countRows(): Generator<Statement> {
    return inChunks(
      `UPDATE virtual_category SET product_count = counted.value ->> 1 FROM json_each(?1) counted
      WHERE n = counted.value ->> 0`,
      this.#counts,
    )
  }
}

function hasTag({ tags }: ProductRecord, virtual: VirtualCategoryRecord): boolean {
  return !virtual.tags.length || tags.some(({ id }) => virtual.tags.includes(id))
}

function hasVariant(product: ProductRecord, virtual: VirtualCategoryRecord): boolean {
  if (virtual.brands.length && !virtual.brands.includes(product.brandId)) return false
  const wanted = [...Object.keys(virtual.values), ...Object.keys(virtual.ranges)]
  return product.variants.some((variant) => {
    const { price } = virtual
    if (price && !isWithin(variant.prices.EUR / 100, price.EUR)) return false
    if (!wanted.length) return true
    const values = new Map(
      merged(product.parameters, variant.parameters).map((value) => [value.code, value]),
    )
    return (
      Object.entries(virtual.values).every(([code, ids]) => hasValue(values.get(code), ids)) &&
      Object.entries(virtual.ranges).every(([code, range]) => {
        const value = values.get(code)
        return value && 'number' in value && isWithin(value.number, range)
      })
    )
  })
}

/** A yes/no parameter can only be asked for with yes. */
function hasValue(value: ParameterValueRecord | undefined, ids: string[]): boolean {
  if (!value) return false
  return 'values' in value ? value.values.some((id) => ids.includes(id)) : isTrue(value)
}

function isWithin(value: number, { from, to }: VirtualCategoryRecord['ranges'][string]): boolean {
  return value >= (from ?? -Infinity) && value <= (to ?? Infinity)
}
