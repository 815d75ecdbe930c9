import type { PublicContext } from '../../../domain/context.ts'

/**
 * Name of a page in the cache: all that may change it. Origin, locale, country and translation
 * variant are the domain's. A new asset version makes new pages: their chunks have other names.
 */
export function pageKey(context: PublicContext, url: string, assetVersion: string): string {
  const { domainCode, currency, netPrices, bothPrices, priceGroup } = context
  const display = `${netPrices ? 'n' : 'g'}${bothPrices ? '2' : '1'}`
  const groups = priceGroup.groups.length === 0 ? '' : JSON.stringify(priceGroup.groups)
  return `${assetVersion} ${domainCode} ${currency} ${display} ${priceGroup.variant} ${groups} ${url}`
}
