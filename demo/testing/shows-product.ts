import { isTrue, merged } from '../../backend/cms/catalog/parameter-values.ts'
import type { ParameterValueRecord } from '../../backend/db/columns.ts'
import type { ProductRecord, VirtualCategoryRecord } from '../records.ts'

/** Whether a saved filter contains a product, computed from the records, to verify listings. */
export function showsProduct(virtual: VirtualCategoryRecord, product: ProductRecord): boolean {
  const { categories, tags, brands } = virtual
  const isWithin = (id: string) =>
    product.categoryId === id || product.categoryId.startsWith(id.length === 1 ? id : `${id}.`)
  if (categories.length && !categories.some(isWithin)) return false
  if (tags.length && !product.tags.some(({ id }) => tags.includes(id))) return false
  if (brands.length && !brands.includes(product.brandId)) return false
  return product.variants.some((variant) => {
    const bounds = virtual.price?.['EUR']
    if (bounds && !isBetween(variant.prices.EUR / 100, bounds)) return false
    const values = new Map(
      merged(product.parameters, variant.parameters).map((value) => [value.code, value]),
    )
    return (
      Object.entries(virtual.values).every(([code, ids]) => hasValue(values.get(code), ids)) &&
      Object.entries(virtual.ranges).every(([code, range]) => {
        const value = values.get(code)
        return value && 'number' in value && isBetween(value.number, range)
      })
    )
  })
}

/** A boolean parameter can only be filtered by yes. */
function hasValue(value: ParameterValueRecord | undefined, ids: string[]): boolean {
  if (!value) return false
  return 'values' in value ? value.values.some((id) => ids.includes(id)) : isTrue(value)
}

function isBetween(value: number, { from, to }: VirtualCategoryRecord['ranges'][string]): boolean {
  return value >= (from ?? -Infinity) && value <= (to ?? Infinity)
}
