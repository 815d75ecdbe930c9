import { isSameJson } from '../../../domain/operator/json.ts'
import { OperatorProblem } from '../operator-problem.ts'
import { readCatalogueNames } from './catalogue-names.ts'
import type { ImportContext } from './import-calls.ts'
import { numberProducts } from './number-products.ts'
import { resolveProduct } from './resolve-product.ts'
import { markApplied, type WaitingRow } from './staged-rows.ts'
import { readProductsById } from './stored-product.ts'
import { writeProducts } from './write-products.ts'
import { parseObject } from './parse-object.ts'

/**
 * Applies rows in one transaction. Patches are resolved again against the current catalogue, so
 * that changes since the validation are preserved.
 */
export async function applyProducts(
  context: ImportContext,
  importId: string,
  rows: readonly WaitingRow[],
): Promise<void> {
  const { db, config, now } = context
  const names = await readCatalogueNames(db, config)
  const stored = await readProductsById(
    db,
    names,
    rows.map(({ key }) => key),
  )
  const byId = new Map(stored.map((product) => [product.record.id, product]))
  const changes = rows.flatMap(({ line, key, patch }) => {
    const current = byId.get(key) ?? null
    const resolved = resolveProduct(current?.record, parseObject(patch), names, context)
    if ('issues' in resolved) {
      const title = `The catalogue has changed: line ${line} does not fit it any more.`
      throw new OperatorProblem(409, 'overtaken', title)
    }
    const { record } = resolved
    return current && isSameJson(current.record, record) ? [] : { record, current }
  })
  const products = await numberProducts(db, changes)
  await db.batch([
    ...(await writeProducts(db, products, names, now)),
    markApplied(
      db,
      importId,
      rows.map(({ line }) => line),
    ),
  ])
}
