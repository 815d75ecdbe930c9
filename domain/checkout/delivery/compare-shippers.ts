import type { Shipper } from '../checkout.ts'

/** A shipping method with the figures that customers compare. */
export interface ComparedShipper {
  shipper: Shipper
  /** Promised day: `2026-11-24`. */
  day: string
  /** Price for the current cart. */
  price: number
}

/**
 * The method with the earliest promised day, pick-up included, and the cheapest of several; null if
 * all have the same day.
 */
export function fastestShipper(compared: readonly ComparedShipper[]): Shipper | null {
  const [first, ...rest] = compared.toSorted(
    (a, b) => a.day.localeCompare(b.day) || a.price - b.price,
  )
  return first && rest.some(({ day }) => day > first.day) ? first.shipper : null
}

/** A cheaper delivery that is no later, if any. */
export function cheaperAndNoLater(
  dearer: ComparedShipper,
  compared: readonly ComparedShipper[],
): ComparedShipper | undefined {
  if (dearer.shipper.type === 'PERSONAL') return undefined
  return compared
    .filter(
      ({ shipper, day, price }) =>
        shipper.type !== 'PERSONAL' && price < dearer.price && day <= dearer.day,
    )
    .toSorted((a, b) => a.price - b.price)[0]
}
