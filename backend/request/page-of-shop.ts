import type { Locale } from '../../domain/locale.ts'
import { type Config, shopUrlOf } from '../env.ts'

/** A URL on one of the shop's hosts; null for any other. */
export function pageOfShop(address: string, config: Config, locale: Locale): string | null {
  const shop = shopUrlOf(config, locale)
  if (!URL.canParse(address, shop)) return null
  const { origin, href } = new URL(address, shop)
  const origins = [config.SHOP_URL, ...Object.values(config.SHOP_URLS)].map(
    (url) => new URL(url).origin,
  )
  return origins.includes(origin) ? href : null
}
