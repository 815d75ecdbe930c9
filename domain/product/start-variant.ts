import type { Variant } from './product.ts'

type Choice = Pick<Variant, 'id' | 'axisValues' | 'parameters'>

/**
 * The variant a product page starts with: the asked one, else the default, and where that has no
 * stock and is not available the first with stock (spec §4). A variant that the address names stays
 * even when it is sold out, so that it can be looked at and waited for.
 */
export function startVariant(
  variants: Variant[],
  requestedId: string | null,
  defaultId: string,
): Variant | null {
  const requested = variants.find(
    ({ id, catalogCode }) => id === requestedId || catalogCode === requestedId,
  )
  if (requested) return requested
  const usual = variants.find(({ id }) => id === defaultId) ?? variants[0] ?? null
  if (!usual || usual.availability.isAvailable || usual.availability.stock > 0) return usual
  return variants.find(hasStock) ?? usual
}

/** The variant with exactly these axis values; null where it is not made. */
export function variantOfAxes<V extends Choice>(
  variants: V[],
  values: Record<string, string>,
): V | null {
  const requested = Object.entries(values)
  return (
    variants.find(({ axisValues }) => requested.every(([code, id]) => axisValues[code] === id)) ??
    null
  )
}

function hasStock({ availability }: Variant): boolean {
  return availability.isAvailable && (availability.stock > 0 || !availability.checkStock)
}
