import type { PublicContext } from '../../../domain/context.ts'

/**
 * Cache key of a page: everything that may change it. The domain covers origin, locale, country and
 * translation variant. The asset version is included because chunk URLs change with it.
 */
export function pageKey(context: PublicContext, url: string, assetVersion: string): string {
  const { domainCode, currency, netPrices, bothPrices, priceGroup } = context
  const display = `${netPrices ? 'n' : 'g'}${bothPrices ? '2' : '1'}`
  const groups = priceGroup.groups.length === 0 ? '' : JSON.stringify(priceGroup.groups)
  return `${assetVersion} ${domainCode} ${currency} ${display} ${priceGroup.variant} ${groups} ${url}`
}
