import { describe, it } from 'vitest'
import { ConfigError, readConfig, type Env } from './env.ts'

const german = { host: 'shop.test', code: 'de', locale: 'de', country: 'DEU', currency: 'EUR' }

function refusalOf(vars: Record<string, string>, domain: object = {}): string {
  const secrets = { SESSION_SECRET: 'secret-of-sessions', PURGE_SECRET: 'secret-of-purges' }
  const urls = { CMS_URL: 'https://cms.test', STORE_URL: 'https://store.test' }
  const DOMAINS = JSON.stringify([{ ...german, ...domain }])
  try {
    // Only variables are read.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    readConfig({ ...secrets, ...urls, DOMAINS, ...vars } as unknown as Env)
    return ''
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

describe('§2 a configuration with unknown values', () => {
  it.for<[string, Record<string, string>, object, string]>([
    ['a locale', {}, { locale: 'fr' }, 'DOMAINS[0].locale'],
    ['a visit language', {}, { language: 'tlh', reviewed: true }, 'DOMAINS[0].language'],
    ['a currency of a host', {}, { currency: 'PLN' }, 'PLN is not among CURRENCIES (EUR, CZK)'],
    ['a currency of the shop', { CURRENCIES: 'EUR,XYZ' }, {}, 'XYZ is no currency of ISO 4217'],
    ['a currency without hundredths', { CURRENCIES: 'EUR,JPY' }, {}, 'JPY has no hundredths'],
    ['no currency at all', { CURRENCIES: '' }, {}, 'CURRENCIES'],
    ['a currency of a country', { COUNTRY_CURRENCIES: 'PL=PLN' }, {}, 'PL: PLN is not among'],
    ['a path beside a host', {}, { host: 'shop.test/cs' }, 'must be a host alone'],
    ['an address for a host', {}, { host: 'https://shop.test' }, 'must be a host alone'],
    ['all hosts of a zone', {}, { host: '*.shop.test' }, 'must be a host alone'],
    ['a host that no browser sends', {}, { host: 'lüfter.test' }, 'with umlauts as xn--'],
    ['a host with a dot at the end', {}, { host: 'shop.test.' }, 'must be a host alone'],
    ['a country of two letters', {}, { country: 'DE' }, 'by ISO 3166-1 alpha-3'],
    ['a trade', { VERTICAL: 'bakery' }, {}, 'VERTICAL'],
  ])('is refused at start: %s', ([, vars, domain, message], { expect }) => {
    expect(refusalOf(vars, domain)).toContain(message)
  })

  it('starts with a newly configured currency', ({ expect }) => {
    expect(refusalOf({ CURRENCIES: 'EUR,CZK,PLN' }, { currency: 'PLN' })).toBe('')
  })
})

describe('design §8 production is safe by default', () => {
  it.for([
    ['SESSION_SECRET', { SESSION_SECRET: 's'.repeat(32) }],
    ['PURGE_SECRET', { PURGE_SECRET: 'openssl rand -base64 32' }],
    ['BACKEND_TOKEN', { BACKEND_TOKEN: 'secret-of-purges' }],
  ] as const)('refuses an unsafe %s as in %j', ([name, vars], { expect }) => {
    expect(refusalOf(vars)).toContain(`✖ ${name}: `)
    expect(refusalOf({ ...vars, ENVIRONMENT: 'local' }), 'for a developer it is enough').toBe('')
  })
})
