import type { Prices } from '../../../domain/product/prices.ts'
import { priceInCredits } from '../../../domain/product/price-in-credits.ts'
import { useShop } from '../../shop.tsx'

/** Price in loyalty credits; nothing if the shop takes none (spec §6). */
export function CreditPrice({ prices }: { prices: Pick<Prices, 'unitWithTax'> }) {
  const { text, site } = useShop()
  const { creditWorth } = site.globals
  if (!creditWorth) return null
  return text.count('details.credits.price', priceInCredits(prices.unitWithTax, creditWorth))
}
