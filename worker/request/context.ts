import type { Context, MiddlewareHandler, Next } from 'hono'
import { publicPriceGroup, type PriceGroup, type PublicContext } from '../../domain/context.ts'
import type { CurrencyCode } from '../../domain/currency.ts'
import type { Domain } from '../../domain/domain-list.ts'
import { type AppEnv, type Config, readConfig } from '../env.ts'
import { currencyOf, forcedCurrency } from './preferences/currency.ts'
import { domainOf, originOf } from './domain.ts'
import { priceDisplayOf } from './preferences/price-display.ts'
import { priceGroupOf } from './cookies/price-group.ts'
import { readCookies } from './cookies/remembered-cookies.ts'
import { priceGroupCookie, visitorOf } from './cookies/session.ts'

const noCookies: ReadonlyMap<string, string> = new Map()

/**
 * Sets identity and context of the request: `config`, `domain`, `visitor`, `context`, `timing` and
 * `cacheStatus`. Redirects `?currency=`. Synchronous unless a signature is checked for the first
 * time or the IP service is called.
 */
export function requestContext(): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const config = readConfig(c.env)
    const domain = domainOf(config, c.req.url)
    c.set('config', config)
    c.set('domain', domain)
    c.set('timing', new Map())
    c.set('cacheStatus', [])
    const redirect = forcedCurrency(c)
    if (redirect) return Promise.resolve(redirect)
    const header = c.req.header('Cookie')
    const cookies = header ? readCookies(header) : noCookies
    const visitor = visitorOf(config, cookies)
    c.set('visitor', visitor)
    const { sessionToken } = visitor
    const signed = sessionToken === null ? null : priceGroupCookie(config, cookies)
    const group =
      sessionToken === null || signed === null
        ? publicPriceGroup
        : priceGroupOf(config, sessionToken, signed)
    const currency = currencyOf(c, config, domain, cookies)
    if (group instanceof Promise || currency instanceof Promise) {
      return composeLater(c, next, cookies, group, currency)
    }
    c.set('context', compose(config, domain, cookies, group, currency))
    return next()
  }
}

async function composeLater(
  c: Context<AppEnv>,
  next: Next,
  cookies: ReadonlyMap<string, string>,
  group: PriceGroup | Promise<PriceGroup>,
  currency: CurrencyCode | Promise<CurrencyCode>,
): Promise<void> {
  const { config, domain } = c.var
  c.set('context', compose(config, domain, cookies, await group, await currency))
  await next()
}

function compose(
  config: Config,
  domain: Domain,
  cookies: ReadonlyMap<string, string>,
  priceGroup: PriceGroup,
  currency: CurrencyCode,
): PublicContext {
  return {
    origin: originOf(config, domain),
    domainCode: domain.code,
    locale: domain.locale,
    ...(domain.language && { language: domain.language }),
    country: domain.country,
    currency,
    translationVariant: domain.translationVariant ?? '',
    ...priceDisplayOf(cookies, priceGroup),
    priceGroup,
  }
}
