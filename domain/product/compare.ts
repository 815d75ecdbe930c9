import type { Availability, SaleUnit } from './availability.ts'
import type { Prices } from './prices.ts'
import type { FanCurve, ProductTile } from './product.ts'
import type { Image } from '../content/image.ts'
import type { Parameter } from './parameter.ts'
import { isVisibleParameter } from './visible-parameters.ts'

/** Maximum compared products. */
export const maxCompared = 4

/** Compared fields of a product: its default variant. */
export interface ComparedProduct {
  id: string
  name: string
  slug: string
  brand: string | null
  image: Image | null
  saleable: boolean
  variantCount: number
  variantId: string
  unit: SaleUnit
  prices: Prices
  priceFrom: ProductTile['priceFrom']
  availability: Availability
  parameters: Parameter[]
  /** At full speed; null if it is no fan. */
  curve: FanCurve | null
}

export interface ComparisonRow {
  code: string
  title: string
  group: string
  /** One per product, null if it lacks the property. */
  cells: (Parameter | null)[]
  differs: boolean
}

/** All properties of the products, in the order of first appearance. */
export function comparisonRows(
  products: readonly Pick<ComparedProduct, 'parameters'>[],
): ComparisonRow[] {
  const rows = new Map<string, ComparisonRow>()
  for (const [index, { parameters }] of products.entries()) {
    for (const parameter of parameters.filter(isVisibleParameter)) {
      const { code, title, group } = parameter
      const row = rows.get(code) ?? {
        code,
        title,
        group,
        cells: products.map(() => null),
        differs: false,
      }
      row.cells[index] = parameter
      rows.set(code, row)
    }
  }
  for (const row of rows.values()) row.differs = new Set(row.cells.map(valueOf)).size > 1
  return [...rows.values()]
}

function valueOf(cell: Parameter | null): string {
  if (!cell) return ''
  return `${cell.number ?? ''} ${cell.values.map(({ id }) => id).join(' ')}`
}
