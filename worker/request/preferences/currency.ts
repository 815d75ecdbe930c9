import type { Context } from 'hono'
import { type CurrencyCode, defaultCurrency } from '../../../domain/currency.ts'
import type { Domain } from '../../../domain/domain-list.ts'
import type { AppEnv, Config } from '../../env.ts'
import { localPath } from '../../../domain/url/canonical-path.ts'
import { withoutParameter } from '../canonical-url.ts'
import { setPreferenceCookie } from '../cookies/cookies.ts'
import { countryOfVisitor } from '../country.ts'
import { isPagePath } from '../page-path.ts'

/** Cookie of the visitor's currency. */
export const currencyCookie = 'currency'

/**
 * Of the page that an API's prices are for (another tab may have switched since), else the visitor's
 * choice, else the country's if the shop uses it, else the domain's.
 */
export function currencyOf(
  c: Context<AppEnv>,
  config: Config,
  domain: Domain,
  cookies: ReadonlyMap<string, string>,
): CurrencyCode | Promise<CurrencyCode> {
  const { url } = c.req
  if (url.includes('/api/') && url.includes('currency=')) {
    const ofPage = parseCurrency(new URL(url).searchParams.get('currency'), config)
    if (ofPage) return ofPage
  }
  const chosen = parseCurrency(cookies.get(currencyCookie), config)
  if (chosen) return chosen
  if (!config.GEO_CURRENCY) return domain.currency
  const country = countryOfVisitor(c, config)
  return country instanceof Promise
    ? country.then((found) => currencyOfCountry(found, domain, config))
    : currencyOfCountry(country, domain, config)
}

/**
 * Redirect of `?currency=`: saves the choice and removes the parameter. Null if the value is
 * invalid.
 */
export function forcedCurrency(c: Context<AppEnv>): Response | null {
  if (!c.req.url.includes('currency=') || (c.req.method !== 'GET' && c.req.method !== 'HEAD'))
    return null
  const url = new URL(c.req.url)
  const forced = parseCurrency(url.searchParams.get('currency'), c.var.config)
  if (!forced || !isPagePath(url.pathname)) return null
  setPreferenceCookie(c, currencyCookie, forced)
  c.header('Cache-Control', 'no-store')
  return c.redirect(localPath(url.pathname) + withoutParameter(url.search, 'currency'), 302)
}

/** A currency of the shop in any letter case; null for everything else. */
export function parseCurrency(
  value: unknown,
  { CURRENCIES }: Pick<Config, 'CURRENCIES'>,
): CurrencyCode | null {
  if (typeof value !== 'string') return null
  return CURRENCIES.find((code) => code === value.toUpperCase()) ?? null
}

/**
 * Euro outside Czechia (spec §9 Currency by IP), or the shop's currency of the country; an unknown
 * country changes nothing.
 */
function currencyOfCountry(
  country: string | null,
  domain: Domain,
  { CURRENCIES, COUNTRY_CURRENCIES }: Config,
): CurrencyCode {
  if (country === null || country === 'CZ') return domain.currency
  const abroad = COUNTRY_CURRENCIES[country] ?? defaultCurrency
  return CURRENCIES.includes(abroad) ? abroad : domain.currency
}
