import { fromThousandths } from '../../../db/thousandths.ts'
import type { Carriage } from '../../../../domain/product/availability.ts'

/** Smallest first. */
export const carriages = ['parcel', 'bulky', 'freight'] as const satisfies Carriage[]

/** Size and weight limits of a single piece and of a whole order. */
export const carriageLimits: Record<
  Carriage,
  { longestSideMm: number; weightGrams: number; totalGrams: number }
> = {
  parcel: { longestSideMm: 1200, weightGrams: 15_000, totalGrams: 60_000 },
  bulky: { longestSideMm: 2000, weightGrams: 30_000, totalGrams: 90_000 },
  freight: { longestSideMm: Infinity, weightGrams: Infinity, totalGrams: Infinity },
}

/** Shipping class of a single piece. */
export function carriageOf(piece: { longestSideMm: number; weightGrams: number }): Carriage {
  const fits = (carriage: Carriage) => {
    const { longestSideMm, weightGrams } = carriageLimits[carriage]
    return piece.longestSideMm <= longestSideMm && piece.weightGrams <= weightGrams
  }
  return carriages.find(fits) ?? 'freight'
}

interface Piece {
  longestSideMm: number
  weightGrams: number
  /** Thousandths. */
  amount: number
}

/** The smallest class that carries all pieces of an order together. */
export function carriageOfAll(pieces: readonly Piece[]): Carriage {
  const grams = pieces.reduce(
    (sum, { amount, weightGrams }) => sum + fromThousandths(amount) * weightGrams,
    0,
  )
  const single = pieces.map((piece) => carriages.indexOf(carriageOf(piece)))
  const together = carriages.findIndex((carriage) => grams <= carriageLimits[carriage].totalGrams)
  return carriages[Math.max(together, ...single)] ?? 'freight'
}
