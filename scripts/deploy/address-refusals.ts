import type { Domain } from '../../domain/domain-list.ts'
import { hostOf } from './shared-refusals.ts'
import { jsonOf, soldDomains } from './sold-domains.ts'
import { hostsOf } from './storefront-refusals.ts'

type Vars = Readonly<Record<string, string>>

const file = 'backend/wrangler.toml'

/** Emails and purges go to the deployed shop, and to no other. */
export function refuseAddresses(backend: Vars, storefront: Vars): string[] {
  const { SHOP_URL = '', SHOP_URLS = '{}', PURGE_URL = '' } = backend
  const hosts = hostsOf(storefront)
  const refusals: string[] = []
  const isOurs = (url: string) => hosts.includes(hostOf(url) ?? '')
  if (!isOurs(SHOP_URL))
    refusals.push(`${file}: SHOP_URL must be the address of a host of DOMAINS.`)
  for (const url of SHOP_URLS.match(/https?:\/\/[^"]+/g) ?? []) {
    if (!isOurs(url)) refusals.push(`${file}: ${url} of SHOP_URLS is no host of DOMAINS.`)
  }
  for (const [name, urls] of Object.entries({ SHOP_URL, SHOP_URLS })) {
    const wrong = urls.match(/https?:\/\/[^"]+/g)?.find((url) => !isOrigin(url))
    if (wrong)
      refusals.push(`${file}: ${wrong} of ${name} must be https://<host> and nothing else.`)
  }
  if (PURGE_URL === '') {
    refusals.push(`${file}: PURGE_URL is empty, so the shop would show old prices and stock.`)
  } else if (
    !isOurs(PURGE_URL) ||
    !PURGE_URL.startsWith('https://') ||
    !PURGE_URL.endsWith('/hooks/purge')
  ) {
    refusals.push(`${file}: PURGE_URL must be https://<host of DOMAINS>/hooks/purge.`)
  }
  return [...refusals, ...refuseLanguages(backend, soldDomains(storefront['DOMAINS']))]
}

/** A language of another host than that of SHOP_URL has its own in SHOP_URLS. */
function refuseLanguages(
  { SHOP_URL = '', SHOP_URLS = '{}' }: Vars,
  domains: readonly Domain[],
): string[] {
  const named = Object.keys(Object(jsonOf(SHOP_URLS) ?? {}))
  const main = domains.find(({ host }) => host === hostOf(SHOP_URL))
  if (!main) return []
  const foreign = named.flatMap((locale) => {
    const host = hostOf(String(Object(jsonOf(SHOP_URLS))[locale]))
    const domain = domains.find((one) => one.host === host)
    return domain && domain.locale !== locale ? [{ locale, domain }] : []
  })
  const locales = new Set(domains.filter(({ language }) => !language).map(({ locale }) => locale))
  const missing = [...locales].filter((locale) => locale !== main.locale && !named.includes(locale))
  return [
    ...missing.map((locale) => {
      const host = domains.find((one) => one.locale === locale)?.host
      return `${file}: SHOP_URLS lacks {"${locale}":"https://${host}"}, so links in its mails would lead to ${main.host}.`
    }),
    ...foreign.map(
      ({ locale, domain }) =>
        `${file}: SHOP_URLS sends links of "${locale}" to ${domain.host}, which speaks "${domain.locale}".`,
    ),
  ]
}

/** Links are made of it and a path: passwords are reset by some of them. */
function isOrigin(url: string): boolean {
  return /^https:\/\/[^/]+\/?$/.test(url)
}
