import { describe, it } from 'vitest'
import { DomainList } from '../../domain/domain-list.ts'
import { readConfig } from '../env.ts'
import { exampleShop } from '../testing/fake-shop.ts'
import { testEnv } from '../testing/fake-backend.ts'
import { domainOf } from './domain.ts'

const DOMAINS = [
  { host: 'www.shop.example', code: 'de', locale: 'de', country: 'DEU', currency: 'EUR' },
  { host: 'cz.shop.example', code: 'cz', locale: 'cs', country: 'CZE', currency: 'CZK' },
  { host: 'sk.localhost:8787', code: 'sk', locale: 'sk', country: 'SVK', currency: 'EUR' },
]
const bindings = { DOMAINS: JSON.stringify(DOMAINS) }
const config = readConfig(testEnv(() => new Response(), bindings))

describe('§2 the domain of a host', () => {
  it.for([
    ['https://cz.shop.example/', 'cz'],
    ['https://CZ.Shop.Example', 'cz'],
    ['https://cz.shop.example:443/x', 'cz'],
    ['https://cz.shop.example.:443/x', 'cz'],
    ['https://cz.shop.example.', 'cz'],
    ['https://cz.shop.example:/?x', 'cz'],
    ['http://cz.shop.example:8080/x', 'cz'],
    ['http://sk.localhost:8787/', 'sk'],
    ['http://sk.localhost.:9999/', 'sk'],
    ['https://cz.shop.example.evil.test/', 'de'],
    ['https://evil.test/cz.shop.example', 'de'],
    ['https://[::1]:8787/', 'de'],
  ] as const)('of %s is %s', ([url, code], { expect }) => {
    expect(domainOf(config, url).code).toBe(code)
  })

  it('is that of the address: no header names another', async ({ expect }) => {
    const shop = exampleShop({ bindings })
    for (const host of ['cz.shop.example', 'cz.shop.example.:443']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const response = await shop.visit(`https://${host}/`, {
        headers: { 'X-Forwarded-Host': 'evil.test', Forwarded: 'host=evil.test' },
      })
      // oxlint-disable-next-line no-await-in-loop
      const html = await response.text()
      expect(html).toContain('<html lang="cs"')
      expect(html).toMatch(/rel="canonical" href="https?:\/\/cz\.shop\.example\/"/)
      expect(html).not.toContain('evil.test')
    }
  })

  it('is configured in any case, but never with a scheme or path', ({ expect }) => {
    const hosted = (host: string) => DomainList.safeParse([{ ...DOMAINS[0], host }])
    expect(hosted('WWW.Shop.Example').data?.[0]?.host).toBe('www.shop.example')
    for (const host of ['', 'https://shop.example', 'shop.example/de', 'a@shop.example', 'a b'])
      expect(hosted(host).success, host).toBe(false)
  })
})
