import type { Product, Variant } from './product.ts'

/** Nominal diameter: the parameter by which parts are joined. */
const sizeCode = 'dn'

/**
 * The variant of an accessory that goes with a variant of a product: of the same size where both
 * have one, the usual one where size plays no part. Null where none that can be bought fits.
 */
export function fittingVariant(
  accessory: Product,
  product: Product,
  variantId: string,
): Variant | null {
  const sizesBefore = sizesOf(product, product.variants.find(({ id }) => id === variantId) ?? null)
  const fits = accessory.variants.filter((variant) => {
    const { availability, prices } = variant
    if (!availability.isAvailable || prices.unitWithTax <= 0) return false
    const sizes = sizesOf(accessory, variant)
    return (
      sizesBefore.length === 0 ||
      sizes.length === 0 ||
      sizes.some((size) => sizesBefore.includes(size))
    )
  })
  const usual = fits.find(({ id }) => id === accessory.defaultVariantId)
  return usual ?? fits[0] ?? null
}

function sizesOf({ parameters }: Product, variant: Variant | null): string[] {
  const own = variant?.parameters.find(({ code }) => code === sizeCode)
  const shared = parameters.find(({ code }) => code === sizeCode)
  const size = own ?? shared
  if (!size) return []
  return size.number === null ? size.values.map(({ id }) => id) : [String(size.number)]
}
