import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import { startTestShop } from '../../scripts/test/test-shop.ts'
import { newCompanyNumber } from './new-company-number.ts'
import { orderInCzechia } from './order-in-czechia.ts'
import { type Misbehaviour, misbehaviours, startService } from './service.ts'

/* Every third-party service, called by the built Workers in workerd over real HTTP. */

const names = ['search', 'country', 'addresses', 'register', 'heureka'] as const
type Name = (typeof names)[number]

let services: Record<Name, Awaited<ReturnType<typeof startService>>>
let shop: Awaited<ReturnType<typeof startTestShop>>

beforeAll(async () => {
  const started = await Promise.all(
    names.map(async (name) => [name, await startService()] as const),
  )
  services = Object.fromEntries(started) as typeof services
  shop = await startTestShop({
    vars: {
      SEARCH_URL: services.search.url,
      GEO_CURRENCY: '1',
      IP_COUNTRY_URL: services.country.url,
      ADDRESS_CHECK_URL: services.addresses.url,
      HEUREKA_API_URL: services.heureka.url,
      HEUREKA_CERTIFICATION_KEYS: 'cz=test-key-cz,sk=test-key-sk',
    },
    backendVars: { ARES_URL: services.register.url },
  })
})
afterAll(async () => {
  await shop.stop()
  for (const service of Object.values(services)) service.stop()
})
beforeEach(() => {
  for (const service of Object.values(services)) {
    service.received.length = 0
    service.misbehave('answers 500')
  }
})

const allMisbehaviours = Object.keys(misbehaviours) as Misbehaviour[]

/** Unique queries with results, because answers are cached; enough for a second try of each test. */
const words =
  'rohr bogen filter ventilator klappe gitter schlauch muffe lüfter haube kanal motor regler flansch'
    .split(' ')
    .values()
const newWords = () => words.next().value ?? ''

const urlOf = (path: string, language = '') =>
  `http://${language && `${language}.`}localhost:${new URL(shop.address).port}${path}`

async function page(path: string, init: RequestInit & { language?: string } = {}) {
  const response = await fetch(urlOf(path, init.language), { redirect: 'manual', ...init })
  return { status: response.status, text: await response.text() }
}

const fan = 'p-bath-axial-aura'

describe('§7 search service', () => {
  it('is called with the query and determines the listed products', async ({ expect }) => {
    services.search.respondJson({ ids: [fan] })
    const query = newWords()
    const { status, text } = await page(`/suche?q=${encodeURIComponent(query)}`)
    expect(status).toBe(200)
    expect(text).toContain('/produkt/zefyra-aura-badluefter-axial')
    const [request] = services.search.received
    expect(request).toMatchObject({ method: 'POST', path: '/search' })
    expect(JSON.parse(request?.body ?? '')).toEqual({ query, limit: 200 })
    expect(request?.headers).not.toHaveProperty('authorization')
  })

  it.for(allMisbehaviours)('that %s falls back to the CMS search', async (how, { expect }) => {
    services.search.misbehave(how)
    const { status, text } = await page(`/suche?q=${encodeURIComponent(newWords())}`)
    expect(status).toBe(200)
    expect(text).toContain('/produkt/')
  })
})

describe('§9 country of an address', () => {
  const currencyOf = async (address: string) => {
    const visit = (path: string) =>
      page(path, { language: 'cs', headers: { 'CF-Connecting-IP': address } })
    const { text } = await visit('/')
    const layout = await visit(/"layout":"([^"]+)"/.exec(text)?.[1] ?? '')
    return /"currency":"(\w+)","translationVariant"/.exec(layout.text)?.[1]
  }

  it('is asked for once and shows visitors from abroad euro', async ({ expect }) => {
    services.country.respondJson({ country: 'DE' })
    expect(await currencyOf('203.0.113.9')).toBe('EUR')
    expect(await currencyOf('203.0.113.9')).toBe('EUR')
    expect(services.country.received.map(({ path }) => path)).toEqual(['/203.0.113.9'])
  })

  it.for(allMisbehaviours.map((how, index) => [how, index] as const))(
    'that %s leaves the currency of the domain',
    async ([how, index], { expect }) => {
      services.country.misbehave(how)
      expect(await currencyOf(`203.0.113.${20 + index}`)).toBe('CZK')
      expect(services.country.received).toHaveLength(1)
    },
  )
})

describe('§5 address check', () => {
  const check = async () => {
    const form = new URLSearchParams({ email: 'jana@kunde.example', fullName: 'Jana Weber' })
    const { status, text } = await page('/api/checkout/check', {
      method: 'POST',
      headers: {
        Origin: urlOf(''),
        Accept: 'application/json',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: form,
    })
    return { status, errors: JSON.parse(text).errors as Record<string, string> }
  }

  it('is asked from the Worker and its verdict stands at the field', async ({ expect }) => {
    services.addresses.respondJson({ results: [{ valid: false }, { valid: false }] })
    const { status } = await check()
    expect(status).toBe(200)
    expect(services.addresses.received).not.toEqual([])
    const [request] = services.addresses.received
    expect(request?.method).toBe('POST')
    expect(JSON.parse(request?.body ?? '').checks[0]).toHaveProperty('rule')
  })

  it.for(allMisbehaviours)(
    'that %s leaves the verdict to the own rules',
    async (how, { expect }) => {
      services.addresses.misbehave(how)
      const { status, errors } = await check()
      expect(status).toBe(200)
      expect(errors).not.toHaveProperty('email')
      expect(services.addresses.received.length).toBeGreaterThan(0)
    },
  )
})

describe('§7 business register (ARES)', () => {
  const company = {
    ico: '27074358',
    obchodniJmeno: 'Zkouška s.r.o.',
    dic: 'CZ27074358',
    sidlo: { nazevUlice: 'Dlouhá', cisloDomovni: 730, nazevObce: 'Praha', psc: 11000 },
  }
  /** An unused number, because answers are cached. */
  const look = async () => {
    const tin = newCompanyNumber()
    return { tin, ...(await page(`/api/checkout/company?tin=${tin}`, { language: 'cs' })) }
  }

  it('is called by company number and fills in the company', async ({ expect }) => {
    services.register.respondJson(company)
    const { tin, status, text } = await look()
    expect(status).toBe(200)
    expect(JSON.parse(text).company).toMatchObject({ businessName: 'Zkouška s.r.o.' })
    expect(services.register.received.map(({ path }) => path)).toEqual([`/${tin}`])
  })

  it('reports an unknown number', async ({ expect }) => {
    services.register.respondJson({ kod: 'NENALEZENO' }, 404)
    expect((await look()).status).toBe(404)
  })

  it.for(allMisbehaviours)('that %s is reported as unavailable', async (how, { expect }) => {
    services.register.misbehave(how)
    expect((await look()).status).toBe(503)
    expect(services.register.received.length).toBeGreaterThan(0)
  })
})

describe('§7 Heureka certification', () => {
  const order = (email: string) => orderInCzechia(urlOf('', 'cs'), email)

  it('receives an order once, with the products’ own ids', async ({ expect }) => {
    services.heureka.respondJson({ code: 200 })
    expect(await order('jana@kunde.example')).toMatch(/^\/checkout\/finished\?order=/)
    // Reported in waitUntil.
    await expect.poll(() => services.heureka.received.length).toBe(1)
    const [request] = services.heureka.received
    expect(request).toMatchObject({ method: 'POST', path: '/shop-certification/v2/order/log' })
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      apiKey: 'test-key-cz',
      productItemIds: ['v-bath-axial-aura-100-standard'],
    })
  })

  it.for(allMisbehaviours)('that %s never delays an order', async (how, { expect }) => {
    services.heureka.misbehave(how)
    expect(await order(`${how.replaceAll(' ', '-')}@kunde.example`)).toMatch(
      /^\/checkout\/finished\?order=/,
    )
  })
})
