import type { Carriage } from '../../../../domain/product/availability.ts'

/** From the smallest on. */
export const carriages = ['parcel', 'bulky', 'freight'] as const satisfies Carriage[]

/** What a single piece, and all pieces of one order together, may measure and weigh. */
export const carriageLimits: Record<
  Carriage,
  { longestSideMm: number; weightGrams: number; totalGrams: number }
> = {
  parcel: { longestSideMm: 1200, weightGrams: 15_000, totalGrams: 60_000 },
  bulky: { longestSideMm: 2000, weightGrams: 30_000, totalGrams: 90_000 },
  freight: { longestSideMm: Infinity, weightGrams: Infinity, totalGrams: Infinity },
}

/** How a single piece has to travel. */
export function carriageOf(piece: { longestSideMm: number; weightGrams: number }): Carriage {
  const fits = (carriage: Carriage) => {
    const { longestSideMm, weightGrams } = carriageLimits[carriage]
    return piece.longestSideMm <= longestSideMm && piece.weightGrams <= weightGrams
  }
  return carriages.find(fits) ?? 'freight'
}
