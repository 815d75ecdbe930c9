import assets from 'virtual:asset-manifest'
import type { PublicContext } from '../../domain/context.ts'

/**
 * Version of the build and of the display of its prices. A page's data of another version needs a
 * full page load: another tab may have switched the currency, and a shown page labels all amounts
 * with its own.
 */
export function pageVersion({
  currency,
  netPrices,
}: Pick<PublicContext, 'currency' | 'netPrices'>): string {
  return `${assets.version}.${currency}.${netPrices ? 'net' : 'gross'}`
}
