import type { Domain } from '../domain-list.ts'
import { CurrencyCode } from '../currency.ts'
import { Locale } from '../locale.ts'
import { locales } from '../locales/locales.ts'

/** Header by which the storefront tells the backend which domains it serves. */
export const offeredDomainsHeader = 'X-Shop-Domains'

type OfferedDomain = Pick<Domain, 'code' | 'locale'> & Partial<Pick<Domain, 'currency'>>

/** `de=de=EUR,cz=cs=CZK`: code, locale and currency of each; codes are percent-encoded. */
export function formatOfferedDomains(domains: readonly Domain[]): string {
  return domains
    .map(({ code, locale, currency }) => `${encodeURIComponent(code)}=${locale}=${currency}`)
    .join(',')
}

/** Null if the header is missing or invalid. */
export function parseOfferedDomains(text: string | undefined): OfferedDomain[] | null {
  if (!text) return null
  const domains = text.split(',').flatMap((part) => {
    const [code = '', name, money] = part.split('=')
    const locale = Locale.safeParse(name).data
    // A storefront of an earlier release does not say it.
    const currency = CurrencyCode.safeParse(money).data
    return locale && code ? [{ code: decodedOf(code), locale, ...(currency && { currency }) }] : []
  })
  return domains.length > 0 ? domains : null
}

/** Languages of the domains; all if they are unknown. */
export function localesOf(domains: readonly OfferedDomain[] | null): readonly Locale[] {
  return domains ? [...new Set(domains.map(({ locale }) => locale))] : locales
}

function decodedOf(code: string): string {
  try {
    return decodeURIComponent(code)
  } catch {
    return code
  }
}
