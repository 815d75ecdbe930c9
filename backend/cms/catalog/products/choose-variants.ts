import * as z from 'zod'
import type { Locale } from '../../../../domain/locale.ts'
import {
  chooseFitting,
  chooseReplacement,
} from '../../../../domain/ventilation/fit/choose-fitting.ts'
import { type FitFacts, fitFactsOf } from '../../../../domain/ventilation/fit/fit-facts.ts'
import { flag, json, ParameterValues } from '../../../db/columns.ts'
import { query, readBatch, rowSchema, type RowOf } from '../../../db/rows.ts'
import { merged } from '../parameter-values.ts'
import { type Dictionary, catalogueVersion, parameterOf, withDictionary } from './dictionary.ts'

const Row = rowSchema('variant', {
  productId: z.string(),
  categoryId: z.string(),
  productParameters: json(ParameterValues),
  variantId: z.string(),
  variantParameters: json(ParameterValues),
  available: flag,
})
type Row = RowOf<typeof Row>

const variantsOf = (which: string) => `SELECT p.id AS product_id, c.id AS category_id,
    p.parameters AS product_parameters, v.id AS variant_id, v.parameters AS variant_parameters, v.available
  FROM product p
  JOIN category c ON c.n = p.category_n
  JOIN variant v ON v.product_n = p.n
  WHERE ${which} ORDER BY v.available DESC, v.n = p.default_variant_n DESC, v.bit`

interface Target {
  mode: 'fitting' | 'replacing'
  variantId: string
}

/** Ids of the products' variants that fit a variant, in the order of the products. */
export async function chooseVariants(
  db: D1Database,
  locale: Locale,
  productIds: readonly string[],
  { mode, variantId }: Target,
): Promise<string[]> {
  const choose = mode === 'fitting' ? chooseFitting : chooseReplacement
  const found = await withDictionary(db, locale, async (dictionary) => {
    const [version, [target], rows] = await readBatch(db, [
      catalogueVersion(db),
      query(db.prepare(variantsOf('v.id = ?1')).bind(variantId), Row),
      query(
        db
          .prepare(variantsOf('p.id IN (SELECT value FROM json_each(?1))'))
          .bind(JSON.stringify(productIds)),
        Row,
      ),
    ])
    const byProduct = Map.groupBy(rows, ({ productId }) => productId)
    const own = target && factsOf(target, dictionary)
    const chosen = productIds.flatMap((id) => {
      const candidates = (byProduct.get(id) ?? []).map((row) => ({
        id: row.variantId,
        facts: factsOf(row, dictionary),
      }))
      // An unknown variant has no facts: the first available one is chosen.
      return (own ? choose(own, candidates)?.id : candidates[0]?.id) ?? []
    })
    return { version, chosen }
  })
  return found?.chosen ?? []
}

function factsOf(row: Row, dictionary: Dictionary): FitFacts {
  const values = merged(row.productParameters, row.variantParameters)
  // Titles are read only for markings, which are the same in every language.
  const parameters = values.flatMap((value) => parameterOf(dictionary, value, 'en') ?? [])
  return fitFactsOf(row.categoryId, parameters)
}
