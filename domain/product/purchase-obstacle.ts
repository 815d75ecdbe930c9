import type { Availability } from './availability.ts'
import type { Prices } from './prices.ts'

export type PurchaseObstacle = 'shoppingDisabled' | 'variantRequired' | 'noPrice' | 'notAvailable'

export interface Offer {
  prices: Pick<Prices, 'unitWithTax'>
  availability: Pick<Availability, 'isAvailable'>
}

interface Purchase {
  /** null: a variant has to be chosen. */
  offer: Offer | null
  saleable: boolean
  shoppingDisabled: boolean
  /** Paid with loyalty credits. */
  forCredits?: boolean | undefined
}

/**
 * Why something cannot be added to the cart (spec §5 Add to cart, §6 shopping disabled); null: it
 * can.
 */
export function purchaseObstacle({
  offer,
  saleable,
  shoppingDisabled,
  forCredits = false,
}: Purchase): PurchaseObstacle | null {
  if (shoppingDisabled) return 'shoppingDisabled'
  if (!offer) return 'variantRequired'
  if (offer.prices.unitWithTax <= 0) return 'noPrice'
  // Spec §5: with credits only the price counts here; the store checks availability.
  if (forCredits) return null
  return saleable && offer.availability.isAvailable ? null : 'notAvailable'
}
