import { isJsonObject, isSameJson, type JsonObject } from '../../../domain/operator/json.ts'
import type { RowError } from './issue.ts'
import type { ReadRow } from './read-row.ts'

/**
 * Merges the rows of one product: each has a variant, and all must agree on the product.
 * Contradictions and duplicate variants are errors.
 */
export function combineRows(rows: readonly ReadRow[]): {
  patch: JsonObject
  rows: ReadRow[]
  errors: RowError[]
} {
  const [first] = rows
  if (!first) return { patch: {}, rows: [], errors: [] }
  const agreed = [first]
  const errors: RowError[] = []
  let { patch } = first
  for (const row of rows.slice(1)) {
    const wrong = contradiction(first.patch, row.patch) ?? repeated(agreed, row)
    if (wrong) errors.push({ line: row.line, ...wrong })
    else {
      patch = { ...patch, variants: [...variantsOf(patch), ...variantsOf(row.patch)] }
      agreed.push(row)
    }
  }
  return { patch, rows: agreed, errors }
}

function variantsOf({ variants }: JsonObject): unknown[] {
  return Array.isArray(variants) ? variants : []
}

function contradiction(one: JsonObject, other: JsonObject): Omit<RowError, 'line'> | null {
  for (const [column, value] of Object.entries(other)) {
    const first = one[column]
    if (column === 'variants' || value === first || isSameJson(value, first)) continue
    return { column, reason: 'says something else than the first row of this product' }
  }
  return null
}

function repeated(rows: readonly ReadRow[], row: ReadRow): Omit<RowError, 'line'> | null {
  const before = new Set(rows.flatMap(({ patch }) => variantIds(patch)))
  const id = variantIds(row.patch).find((one) => before.has(one))
  if (id === undefined && variantIds(row.patch).length > 0) return null
  const reason = `"${id ?? row.id}" has been in a row before`
  return { column: id === undefined ? 'id' : 'variant.id', reason }
}

export function variantIds(patch: JsonObject): string[] {
  return variantsOf(patch).flatMap((variant) =>
    isJsonObject(variant) && typeof variant['id'] === 'string' ? variant['id'] : [],
  )
}
