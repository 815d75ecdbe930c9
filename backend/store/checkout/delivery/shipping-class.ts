import { fromThousandths } from '../../../db/thousandths.ts'
import type { ShippingClass } from '../../../../domain/product/availability.ts'

/** Smallest first. */
export const shippingClasses = ['parcel', 'bulky', 'freight'] as const satisfies ShippingClass[]

/** Size and weight limits of a single piece and of a whole order. */
export const shippingClassLimits: Record<
  ShippingClass,
  { longestSideMm: number; weightGrams: number; totalGrams: number }
> = {
  parcel: { longestSideMm: 1200, weightGrams: 15_000, totalGrams: 60_000 },
  bulky: { longestSideMm: 2000, weightGrams: 30_000, totalGrams: 90_000 },
  freight: { longestSideMm: Infinity, weightGrams: Infinity, totalGrams: Infinity },
}

/** Shipping class of a single piece. */
export function shippingClassOf(piece: {
  longestSideMm: number
  weightGrams: number
}): ShippingClass {
  const fits = (shippingClass: ShippingClass) => {
    const { longestSideMm, weightGrams } = shippingClassLimits[shippingClass]
    return piece.longestSideMm <= longestSideMm && piece.weightGrams <= weightGrams
  }
  return shippingClasses.find(fits) ?? 'freight'
}

interface Piece {
  longestSideMm: number
  weightGrams: number
  /** Thousandths. */
  amount: number
}

/** The smallest class that carries all pieces of an order together. */
export function shippingClassOfAll(pieces: readonly Piece[]): ShippingClass {
  const grams = pieces.reduce(
    (sum, { amount, weightGrams }) => sum + fromThousandths(amount) * weightGrams,
    0,
  )
  const single = pieces.map((piece) => shippingClasses.indexOf(shippingClassOf(piece)))
  const together = shippingClasses.findIndex(
    (shippingClass) => grams <= shippingClassLimits[shippingClass].totalGrams,
  )
  return shippingClasses[Math.max(together, ...single)] ?? 'freight'
}
