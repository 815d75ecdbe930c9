import type { Variant } from './product.ts'

type Choice = Pick<Variant, 'id' | 'axisValues' | 'parameters'>

/**
 * The initial variant of a product page: the requested one, else the default, or the first in stock
 * if the default is unavailable (spec §4). A requested variant stays even if it is sold out.
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

/** The variant with exactly these axis values; null if there is none. */
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
