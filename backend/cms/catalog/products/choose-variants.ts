import * as z from 'zod'
import type { Locale } from '../../../../domain/locale.ts'
import {
  chooseFitting,
  chooseReplacement,
} from '../../../../domain/ventilation/fit/choose-fitting.ts'
import { flag } from '../../../db/columns.ts'
import { query, readBatch, rowSchema } from '../../../db/rows.ts'
import { catalogueVersion, withDictionary } from './dictionary.ts'
import { knownFacts } from './known-facts.ts'
import { isForSale } from '../../../db/is-for-sale.ts'

const Row = rowSchema('variant', {
  productId: z.string(),
  categoryId: z.string(),
  productParameters: z.string(),
  variantId: z.string(),
  variantParameters: z.string(),
  available: flag,
})

const variantsOf = (which: string) => `SELECT p.id AS product_id, c.id AS category_id,
    p.parameters AS product_parameters, v.id AS variant_id, v.parameters AS variant_parameters,
    ${isForSale()} AS available
  FROM product p
  JOIN category c ON c.n = p.category_n
  JOIN variant v ON v.product_n = p.n
  WHERE ${which} ORDER BY available DESC, v.n = p.default_variant_n DESC, v.bit`

interface Wanted {
  variantId: string
  /** Ids of products to be used with it, and of those to replace it. */
  fitting: readonly string[]
  replacing: readonly string[]
}

/** Ids of the products' variants that fit or replace a variant, in the order of the products. */
export async function chooseVariants(
  db: D1Database,
  locale: Locale,
  { variantId, fitting, replacing }: Wanted,
): Promise<string[]> {
  const found = await withDictionary(db, locale, async (dictionary) => {
    const [version, [target], rows] = await readBatch(db, [
      catalogueVersion(db),
      query(db.prepare(variantsOf('v.id = ?1')).bind(variantId), Row),
      query(
        db
          .prepare(variantsOf('p.id IN (SELECT value FROM json_each(?1))'))
          .bind(JSON.stringify([...fitting, ...replacing])),
        Row,
      ),
    ])
    const byProduct = Map.groupBy(rows, ({ productId }) => productId)
    const own = target && knownFacts(dictionary, target)
    const chosenOf = (id: string, choose: typeof chooseFitting) => {
      const candidates = (byProduct.get(id) ?? []).map((row) => ({
        id: row.variantId,
        facts: knownFacts(dictionary, row),
      }))
      // An unknown variant has no facts: the first available one is chosen.
      return (own ? choose(own, candidates)?.id : candidates[0]?.id) ?? []
    }
    const chosen = [
      ...fitting.flatMap((id) => chosenOf(id, chooseFitting)),
      ...replacing.flatMap((id) => chosenOf(id, chooseReplacement)),
    ]
    return { version, chosen }
  })
  return found?.chosen ?? []
}
