import type { Context } from 'hono'
import { type CurrencyCode, defaultCurrency } from '../../domain/currency.ts'
import type { Domain } from '../../domain/domain-list.ts'
import type { AppEnv, Config } from '../env.ts'
import { localPath, withoutParameter } from './canonical-url.ts'
import { setPreferenceCookie } from './cookies/cookies.ts'
import { countryOfVisitor } from './country.ts'
import { isPagePath } from './page-path.ts'

/** Cookie of the visitor's own choice of currency. */
export const currencyCookie = 'currency'

/** The visitor's own choice, else that of the country when the shop looks at it, else the domain's. */
export function currencyOf(
  c: Context<AppEnv>,
  config: Config,
  domain: Domain,
  cookies: ReadonlyMap<string, string>,
): CurrencyCode | Promise<CurrencyCode> {
  const chosen = parseCurrency(cookies.get(currencyCookie), config)
  if (chosen) return chosen
  if (!config.GEO_CURRENCY) return domain.currency
  const country = countryOfVisitor(c, config)
  return country instanceof Promise
    ? country.then((found) => currencyOfCountry(found, domain, config))
    : currencyOfCountry(country, domain, config)
}

/**
 * The answer to `?currency=`: remembers the choice and leads to the same address without it. Null
 * where nothing valid is asked for.
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

/** One of the shop's currencies in any letter case; null for everything else. */
export function parseCurrency(
  value: unknown,
  { CURRENCIES }: Pick<Config, 'CURRENCIES'>,
): CurrencyCode | null {
  if (typeof value !== 'string') return null
  return CURRENCIES.find((code) => code === value.toUpperCase()) ?? null
}

/**
 * Outside Czechia in euro (spec §9 Currency by IP), or in what the shop has for the country; a country
 * nobody knows changes nothing.
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
