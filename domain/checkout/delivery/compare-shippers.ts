import type { Shipper } from '../checkout.ts'

/** A way of delivery with what the customer compares. */
export interface Compared {
  shipper: Shipper
  /** The day that is promised: `2026-11-24`. */
  day: string
  /** What it costs for the present cart. */
  price: number
}

/**
 * The one with the earliest promised day, pick-up included, and the cheapest of several; null where
 * all come on the same day, so that none is faster.
 */
export function fastestOf(compared: readonly Compared[]): Shipper | null {
  const [first, ...rest] = compared.toSorted(
    (a, b) => a.day.localeCompare(b.day) || a.price - b.price,
  )
  return first && rest.some(({ day }) => day > first.day) ? first.shipper : null
}

/** The cheaper delivery, if any, that is not later than a dearer one. */
export function cheaperInTime(
  dearer: Compared,
  compared: readonly Compared[],
): Compared | undefined {
  if (dearer.shipper.type === 'PERSONAL') return undefined
  return compared
    .filter(
      ({ shipper, day, price }) =>
        shipper.type !== 'PERSONAL' && price < dearer.price && day <= dearer.day,
    )
    .toSorted((a, b) => a.price - b.price)[0]
}
