import { chooseFitting } from '../ventilation/fit/choose-fitting.ts'
import { fitFactsOf } from '../ventilation/fit/fit-facts.ts'
import type { Product, Variant } from './product.ts'

/**
 * The variant of an accessory that goes with a variant of a product by the rules of fit: the usual
 * one where several do. Null where none that can be bought fits.
 */
export function fittingVariant(
  accessory: Product,
  product: Product,
  variantId: string,
): Variant | null {
  const own = product.variants.find(({ id }) => id === variantId) ?? null
  const isUsual = ({ id }: Variant) => id === accessory.defaultVariantId
  const candidates = accessory.variants
    .filter(({ availability, prices }) => availability.isAvailable && prices.unitWithTax > 0)
    .toSorted((a, b) => Number(isUsual(b)) - Number(isUsual(a)))
    .map((variant) => ({ variant, facts: factsOf(accessory, variant) }))
  return chooseFitting(factsOf(product, own), candidates)?.variant ?? null
}

function factsOf({ categoryId, parameters }: Product, variant: Variant | null) {
  return fitFactsOf(categoryId, [...(variant?.parameters ?? []), ...parameters])
}
