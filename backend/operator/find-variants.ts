import { readRows, type RowOf, rowSchema } from '../db/rows.ts'
import * as z from 'zod'
import { codeKey } from '../../domain/bulk/merge-bulk.ts'
import { type ProblemDetail, OperatorProblem } from './operator-problem.ts'

const VariantRow = rowSchema('variant', {
  name: z.string(),
  pk: z.number(),
  id: z.string(),
  productId: z.string(),
  unit: z.string(),
  unitStep: z.number(),
})
export type VariantMatch = RowOf<typeof VariantRow>

/**
 * Finds the variants of a call by id, product code or EAN, in order. @throws OperatorProblem for
 * each name that is unknown or ambiguous
 */
export async function findVariants(
  db: D1Database,
  list: string,
  names: readonly string[],
): Promise<VariantMatch[]> {
  const rows = await readRows(
    db
      .prepare(
        `SELECT given.value ->> 0 AS name, v.n, v.id, p.id AS product_id, p.unit, p.unit_step FROM json_each(?1) given
      JOIN variant v ON v.id = given.value ->> 0 JOIN product p ON p.n = v.product_n
      UNION SELECT given.value ->> 0, v.n, v.id, p.id, p.unit, p.unit_step FROM json_each(?1) given
      JOIN variant_code c ON c.code = given.value ->> 1 JOIN variant v ON v.n = c.variant_n
      JOIN product p ON p.n = v.product_n`,
      )
      .bind(JSON.stringify([...new Set(names)].map((name) => [name, codeKey(name)]))),
    VariantRow,
  )
  const errors: ProblemDetail[] = []
  const found = names.flatMap((name, index) => {
    const fitting = rows.filter((row) => row.name === name)
    const exact = fitting.find(({ id }) => id === name)
    const [variant] = exact ? [exact] : fitting.length === 1 ? fitting : []
    if (variant) return variant
    const reason = fitting.length > 1 ? 'is the code of several variants' : 'is unknown'
    errors.push({ field: `${list}.${index}.variant`, reason: `"${name}" ${reason}` })
    return []
  })
  if (errors.length > 0) throw invalid(errors)
  return found
}

export function invalid(errors: readonly ProblemDetail[]): OperatorProblem {
  return new OperatorProblem(422, 'invalid', 'Nothing was changed: some changes are wrong.', errors)
}
