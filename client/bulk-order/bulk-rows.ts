import type { BulkLine } from '../../domain/bulk/bulk-line.ts'
import { type BulkProblem, bulkProblem } from '../../domain/bulk/bulk-problem.ts'
import { parseAmount } from '../../domain/product/units/parse-amount.ts'
import type { CodedVariant } from '../../domain/catalog/coded-variant.ts'

export type KnownCodes = ReadonlyMap<string, readonly CodedVariant[]>

export interface BulkRow {
  line: BulkLine
  /** Resolved code; null while it is loading. */
  variants: readonly CodedVariant[] | null
  problem: BulkProblem | null
  /** Cart item of a valid row; null otherwise. */
  item: { id: string; amount: number } | null
}

/** Joins lines with their resolved codes. */
export function bulkRows(lines: readonly BulkLine[], known: KnownCodes): BulkRow[] {
  return lines.map((line) => {
    const variants = known.get(line.code) ?? null
    const problem = variants && bulkProblem(line, variants)
    const amount = parseAmount(line.amount)
    const [variant] = variants ?? []
    const item = variant && amount !== null && !problem ? { id: variant.id, amount } : null
    return { line, variants, problem, item }
  })
}

/** Resolved rows, the last first. */
export function linesOfRows(rows: readonly BulkRow[]): { slug: string; variantId: string }[] {
  return rows
    .flatMap(({ item, variants }) => {
      const [variant] = variants ?? []
      return item && variant ? { slug: variant.product.slug, variantId: item.id } : []
    })
    .toReversed()
}

/** The variant of an unambiguous code. */
export function variantOf(known: KnownCodes): (code: string) => string | null {
  return (code) => {
    const [only, other] = known.get(code) ?? []
    return only && !other ? only.id : null
  }
}
