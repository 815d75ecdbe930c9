import type { ProductRecord } from '../records.ts'
import { type FitFacts, fitFactsOf } from '../../domain/ventilation/fit/fit-facts.ts'
import { parameterOf } from '../catalogue/products/facts-of.ts'

const known = new Map<ProductRecord, FitFacts[]>()

/** Input of the compatibility rules for each variant. */
export function factsOfVariants(product: ProductRecord): FitFacts[] {
  const facts =
    known.get(product) ??
    product.variants.map(({ parameters }) =>
      fitFactsOf(product.categoryId, [...parameters, ...product.parameters].map(parameterOf)),
    )
  known.set(product, facts)
  return facts
}
