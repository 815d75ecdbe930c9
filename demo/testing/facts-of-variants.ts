import type { ProductRecord } from '../../backend/db/records.ts'
import { type FitFacts, fitFactsOf } from '../../domain/ventilation/fit/fit-facts.ts'
import { parameterOf } from '../catalogue/products/facts-of.ts'

const known = new Map<ProductRecord, FitFacts[]>()

/** What the rules of fit see of each variant, as it stands in the record. */
export function factsOfVariants(product: ProductRecord): FitFacts[] {
  const facts =
    known.get(product) ??
    product.variants.map(({ parameters }) =>
      fitFactsOf(product.categoryId, [...parameters, ...product.parameters].map(parameterOf)),
    )
  known.set(product, facts)
  return facts
}
