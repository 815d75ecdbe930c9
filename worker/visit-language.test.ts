import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from './app.ts'
import { recordSuccess } from './upstream/circuit.ts'
import { textOf } from './texts.ts'

const domains = [
  { host: 'shop.test', code: 'de', locale: 'de', country: 'DEU', currency: 'EUR' },
  { host: 'en.shop.test', code: 'en', locale: 'en', country: 'DEU', currency: 'EUR' },
  ...['ar', 'fr'].map((language) => ({
    host: `${language}.shop.test`,
    code: language,
    locale: 'en',
    language,
    reviewed: true,
    country: 'DEU',
    currency: 'EUR',
  })),
]

/** The Worker with upstreams that response 404, and the calls that they received. */
function shop() {
  const requests: Request[] = []
  const fetch = async (...args: [string, RequestInit]) => {
    requests.push(new Request(...args))
    return Response.json({ errors: [{ status: 404, title: 'no' }] }, { status: 404 })
  }
  const bindings = { ...env, DOMAINS: JSON.stringify(domains), BACKEND: { fetch } }
  const request = (url: string, init: RequestInit = {}) => createApp().request(url, init, bindings)
  return { request, requests }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  recordSuccess('cms')
  recordSuccess('store')
})

describe('§1 a domain with a visit language', () => {
  it('is rendered in it, with its direction, and requests the content of its locale', async () => {
    const { request, requests } = shop()
    const html = await (await request('http://ar.shop.test/')).text()
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('right-to-left.css')
    expect(html).toContain('تسجيل الدخول')
    expect(new Set(requests.map(({ headers }) => headers.get('X-Locale')))).toEqual(new Set(['en']))
  })

  it('adds nothing to the domains of the locales', async () => {
    const html = await (await shop().request('http://en.shop.test/')).text()
    expect(html).toContain('<html lang="en"><head>')
    expect(html).not.toMatch(/right-to-left|"language":"\/|<html[^>]* dir=/)
  })

  it('is in the language switch under its own name', async () => {
    const html = await (await shop().request('http://shop.test/')).text()
    expect(html).toMatch(/href="http:\/\/fr\.shop\.test"[^>]*hrefLang="fr"[^>]*>Français</i)
  })

  it('falls back to its locale, plural groups as a whole, and then to Czech', async () => {
    const text = await textOf({ locale: 'en', language: 'fr' })
    expect(text('header.cart')).toBe('Panier')
    expect(text('contact.title')).toBe((await textOf({ locale: 'en' }))('contact.title'))
    expect(text.count('catalog.results', 0)).toBe('Aucun produit')
    expect(text.count('catalog.results', 2)).toBe('2 produits')
  })

  it('takes no orders: the steps after the cart redirect to it, and calls are refused with a message', async () => {
    const { request, requests } = shop()
    for (const step of ['methods', 'info']) {
      const response = await request(`http://fr.shop.test/checkout/${step}`)
      expect([response.status, response.headers.get('Location')]).toEqual([303, '/checkout'])
    }
    for (const call of ['place', 'methods', 'attempt']) {
      const response = await request(`http://fr.shop.test/api/checkout/${call}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: 'http://fr.shop.test' },
        body: '{}',
      })
      expect(response.status, call).toBe(403)
      expect(await response.text()).toContain('Nous ne prenons pas de commandes dans cette langue')
    }
    expect(requests.filter(({ url }) => url.includes('cart/place'))).toEqual([])
  })
})
