import type { AdvisedProduct, AdvisedVariant } from '../../domain/ventilation/screens/adviser.ts'

/** Drops fields that the page does not show, because hydration data repeats the rest. */
export function tileProduct(product: AdvisedProduct): AdvisedProduct {
  const { name, slug, brand, mainImage, visibility } = product
  return { name, slug, brand, mainImage, visibility }
}

export function tileVariant(variant: AdvisedVariant): AdvisedVariant {
  const { id, name, catalogCode, unit, prices, availability } = variant
  return { id, name, catalogCode, unit, prices, availability }
}
