import type { Availability } from './availability.ts'
import type { Prices } from './prices.ts'

export type PurchaseObstacle = 'shoppingDisabled' | 'variantRequired' | 'noPrice' | 'notAvailable'

export interface Offer {
  prices: Pick<Prices, 'unitWithTax'>
  availability: Pick<Availability, 'isAvailable'>
}

interface Purchase {
  /** null: a variant is required and none is chosen. */
  offer: Offer | null
  saleable: boolean
  shoppingDisabled: boolean
  /** To be paid with loyalty credits. */
  forCredits?: boolean | undefined
}

/** Why something cannot go into the cart (spec §5 Add to cart, §6 shopping disabled); null: it can. */
export function purchaseObstacle({
  offer,
  saleable,
  shoppingDisabled,
  forCredits = false,
}: Purchase): PurchaseObstacle | null {
  if (shoppingDisabled) return 'shoppingDisabled'
  if (!offer) return 'variantRequired'
  if (offer.prices.unitWithTax <= 0) return 'noPrice'
  // Spec §5: with credits only the price counts here; what cannot be had is told by the store.
  if (forCredits) return null
  return saleable && offer.availability.isAvailable ? null : 'notAvailable'
}
