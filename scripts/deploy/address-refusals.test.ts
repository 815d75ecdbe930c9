import { describe, it } from 'vitest'
import { refuseAddresses } from './address-refusals.ts'

const domain = (host: string, locale: string, code = locale) => ({
  host,
  locale,
  code,
  country: 'DEU',
  currency: 'EUR',
})
const storefront = (...domains: object[]) => ({ DOMAINS: JSON.stringify(domains) })
const german = domain('www.luft.shop', 'de')
const czech = domain('cz.luft.shop', 'cs', 'cz')
const backend = {
  SHOP_URL: 'https://www.luft.shop',
  PURGE_URL: 'https://www.luft.shop/hooks/purge',
}

describe('§9 addresses of a deployed backend', () => {
  it('name the host of each language, for the links in its mails', ({ expect }) => {
    const refused = refuseAddresses(backend, storefront(german, czech))
    expect(refused).toEqual([
      expect.stringContaining('SHOP_URLS lacks {"cs":"https://cz.luft.shop"}'),
    ])
    const SHOP_URLS = '{"cs":"https://cz.luft.shop"}'
    expect(refuseAddresses({ ...backend, SHOP_URLS }, storefront(german, czech))).toEqual([])
    const austrian = domain('at.luft.shop', 'de', 'at')
    expect(refuseAddresses(backend, storefront(german, austrian))).toEqual([])
  })

  it('send purges by https only', ({ expect }) => {
    const PURGE_URL = 'http://www.luft.shop/hooks/purge'
    expect(refuseAddresses({ ...backend, PURGE_URL }, storefront(german))).toEqual([
      expect.stringContaining('PURGE_URL must be https://'),
    ])
  })

  it.for([
    ['http://cz.luft.shop', 'nothing else'],
    ['https://cz.luft.shop/shop', 'nothing else'],
    ['https://www.luft.shop', 'which speaks "de"'],
  ] as const)('lead to the host of the language by https: not %s', ([url, reason], { expect }) => {
    const SHOP_URLS = JSON.stringify({ cs: url })
    expect(refuseAddresses({ ...backend, SHOP_URLS }, storefront(german, czech))).toEqual([
      expect.stringContaining(reason),
    ])
  })

  it('begin with https and have no path', ({ expect }) => {
    const SHOP_URL = 'https://www.luft.shop/de'
    expect(refuseAddresses({ ...backend, SHOP_URL }, storefront(german))).toEqual([
      expect.stringContaining('of SHOP_URL must be https://<host> and nothing else'),
    ])
  })
})
