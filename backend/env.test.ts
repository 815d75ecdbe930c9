import { describe, it } from 'vitest'
import { ConfigError, readConfig, type Env } from './env.ts'

const production = {
  SHOP_URL: 'https://www.shop.example',
  PAY_URL: '/pay',
  PAY_SECRET: 'secret-of-payments',
  BACKEND_TOKEN: 'secret-of-the-two',
}

/** Only variables are read. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const read = (vars: Record<string, string>) => readConfig(vars as unknown as Env)

function refusalOf(vars: Record<string, string>): string {
  try {
    read(vars)
    return ''
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

describe('design §8 production is safe by default', () => {
  it('accepts a minimal configuration, without online payment', ({ expect }) => {
    expect(read(production)).toMatchObject({
      ENVIRONMENT: 'production',
      PAY_SANDBOX: false,
      OUTBOX_ENABLED: false,
      FAULTS_ENABLED: false,
      PAY_URL: null,
    })
  })

  it('§9 names the variable and what it must be, on one line', ({ expect }) => {
    const address = 'must be an address such as https://www.shop.example'
    const SHOP_URL = 'www.shop.example'
    expect(refusalOf({ ...production, SHOP_URL })).toContain(`✖ SHOP_URL: ${address}`)
    const SHOP_URLS = '{"cs":"cz.shop.example"}'
    expect(refusalOf({ ...production, SHOP_URLS })).toContain(`✖ SHOP_URLS.cs: ${address}`)
    const PURGE_URL = 'www.shop.example/hooks/purge'
    expect(refusalOf({ ...production, PURGE_URL })).toContain(`✖ PURGE_URL: ${address}`)
    const { PAY_SECRET, ...rest } = production
    expect(refusalOf(rest), PAY_SECRET).toContain('✖ PAY_SECRET: is missing')
  })

  it.for([
    ['PAY_SANDBOX', { PAY_SANDBOX: '1' }],
    ['OUTBOX_ENABLED', { OUTBOX_ENABLED: '1' }],
    ['FAULTS_ENABLED', { FAULTS_ENABLED: 'true' }],
    ['SHOP_URL', { SHOP_URL: '' }],
    ['SHOP_URL', { SHOP_URL: 'http://localhost:8787' }],
    ['SHOP_URL', { SHOP_URL: 'https://www.shop.example/shop' }],
    ['SHOP_URL', { SHOP_URL: 'https://www.shop.example?from=mail' }],
    ['SHOP_URL', { SHOP_URL: 'https://www.shop.example@evil.example' }],
    ['SHOP_URLS.cs', { SHOP_URLS: '{"cs":"http://cz.shop.example"}' }],
    ['SHOP_URLS.cs', { SHOP_URLS: '{"cs":"https://cz.shop.example/cs/"}' }],
    ['BACKEND_TOKEN', { BACKEND_TOKEN: '' }],
    ['BACKEND_TOKEN', { BACKEND_TOKEN: 'short' }],
    ['PAY_SECRET', { PAY_SECRET: '' }],
    ['PAY_SECRET', { PAY_SECRET: 'x'.repeat(32) }],
    ['PAY_SECRET', { PAY_SECRET: production.BACKEND_TOKEN }],
    ['LOGIN_AS_SECRET', { LOGIN_AS_SECRET: 'openssl rand -base64 32' }],
  ] as const)('refuses %s as in %j, by its name', ([name, vars], { expect }) => {
    expect(refusalOf({ ...production, ...vars })).toContain(name)
  })

  it('accepts an external payment page, but not together with the sandbox', ({ expect }) => {
    const provider = { ...production, PAY_URL: 'https://pay.example/shop' }
    expect(read(provider).PAY_URL).toBe('https://pay.example/shop')
    const both = { ...provider, ENVIRONMENT: 'local', PAY_SANDBOX: '1' }
    expect(refusalOf(both)).toContain('PAY_SANDBOX')
  })

  it('asks the official registers of companies and VAT ids, not the public samples', ({
    expect,
  }) => {
    const { ARES_URL, VIES_URL } = read(production)
    expect([ARES_URL, VIES_URL].map((url) => new URL(url).host)).toEqual([
      'ares.gov.cz',
      'ec.europa.eu',
    ])
    const proxy = { VIES_URL: 'https://vies.shop.example' }
    expect(read({ ...production, ...proxy }).VIES_URL).toBe(proxy.VIES_URL)
    const local = { ...production, ENVIRONMENT: 'local' }
    expect(read(local)).toMatchObject({ ARES_URL: '', VIES_URL: '' })
  })

  it('§9 Stripe: both keys or none, and no other provider then', ({ expect }) => {
    const keys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(read({ ...production, ...keys }).PAY_URL).toBe('/pay')
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const) {
      expect(refusalOf({ ...production, ...keys, [name]: '' })).toContain(name)
      expect(refusalOf({ ...production, ...keys, [name]: 'typo' })).toContain(name)
    }
    const page = { ...production, ...keys, PAY_URL: 'https://pay.example/shop' }
    expect(refusalOf(page)).toContain('PAY_URL')
    const local = { ...production, ...keys, ENVIRONMENT: 'local', PAY_SANDBOX: '1' }
    expect(refusalOf(local)).toContain('PAY_SANDBOX')
    const other = { ...production, ...keys, STRIPE_API_URL: 'https://stripe.example' }
    expect(refusalOf(other)).toContain('STRIPE_API_URL')
  })

  it('§9 keys of providers work with the line end of a pipe', ({ expect }) => {
    const keys = {
      STRIPE_SECRET_KEY: 'rk_live_1\n',
      STRIPE_WEBHOOK_SECRET: 'whsec_1 ',
      RESEND_API_KEY: 're_1\r\n',
      PARCEL_PICKUP_KEY: ' abc',
    }
    expect(read({ ...production, ...keys, MAIL_FROM: 'shop@luft.shop' })).toMatchObject({
      STRIPE_SECRET_KEY: 'rk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      RESEND_API_KEY: 're_1',
      PARCEL_PICKUP_KEY: 'abc',
    })
  })

  it('requires the shared secret in development too', ({ expect }) => {
    const local = { ...production, ENVIRONMENT: 'local', SHOP_URL: 'http://localhost:8787' }
    expect(read({ ...local, PAY_SANDBOX: '1' }).PAY_URL).toBe('/pay')
    expect(refusalOf({ ...local, BACKEND_TOKEN: '' })).toContain('BACKEND_TOKEN')
  })
})
