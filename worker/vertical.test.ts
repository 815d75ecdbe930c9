import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { pathOf, routedScreens, routesOf } from '../domain/routes.ts'
import { hasScreen } from '../domain/verticals.ts'
import { createApp } from './app.ts'
import { exampleBackend } from './testing/example-backend.ts'
import { newIsolate } from './testing/fake-content.ts'

const visit = (path: string, vertical: string, backend = exampleBackend) =>
  createApp().request(
    `http://shop.test${path}`,
    {},
    {
      ...env,
      ...newIsolate(),
      VERTICAL: vertical,
      CACHE: { get: async () => null, put: async () => {} },
      BACKEND: { fetch: backend },
    },
    { waitUntil() {}, passThroughOnException() {}, props: {} },
  )

/** The same response of a CMS without entries of the requested type. */
function withoutEntities(text: string): string {
  return JSON.stringify(JSON.parse(text), (key, value: unknown) =>
    key === 'entities' ? [] : key === 'total' || key === 'count' ? 0 : value,
  )
}

const routes = routesOf('de')
const ofVentilation = routedScreens.filter((screen) => !hasScreen('', screen))
const trace = /calculator|\/rechner|client\/ventilation|Kennlinie|"ventilation"/i

describe('S2-7: a shop without the vertical', () => {
  it('has none of its screens, and none of its paths in the sitemap', async ({ expect }) => {
    expect(ofVentilation).toEqual(['adviser', 'calculator', 'calculators', 'planner'])
    const [off, on] = await Promise.all(
      ['', 'ventilation'].map(async (each) => (await visit('/sitemap-screens-1.xml', each)).text()),
    )
    for (const screen of ofVentilation) {
      const path = pathOf(screen, 'de').replace(/:.*/, '')
      expect(on).toContain(path)
      expect(off).not.toContain(path)
    }
    for (const path of [routes.adviser(), routes.calculators(), routes.calculator('luftmenge')]) {
      const page = await (await visit(path, '')).text()
      // The hydration data contain the requested path, as for any 404.
      expect(page.replaceAll(path, ''), path).not.toMatch(trace)
    }
    // Last: an isolate caches its pages, whatever the vertical.
    expect((await visit(routes.calculators(), 'ventilation')).status).toBe(200)
    expect((await visit(routes.adviser(), 'ventilation')).status).toBe(200)
    expect((await visit(routes.planner(), 'ventilation')).status).toBe(200)
  })

  it('lists no empty page in the sitemap', async ({ expect }) => {
    const lists = [routes.glossary(), routes.articles(), routes.branches()]
    const map = async (backend: typeof exampleBackend) =>
      (await visit('/sitemap-screens-1.xml', '', backend)).text()
    const full = await map(exampleBackend)
    const empty = await map(async (url, init) => {
      const response = await exampleBackend(url, init)
      if (!String(init.body).includes('"type"')) return response
      const text = await response.text()
      return new Response(withoutEntities(text), response)
    })
    for (const path of lists) {
      expect(full, path).toContain(`${path}<`)
      expect(empty, path).not.toContain(`${path}<`)
    }
    expect(empty).toContain(`${routes.contact()}<`)
  })

  it.for([routes.home(), routes.login(), routes.contact()])(
    'loads neither its scripts nor its texts with %s',
    async (path, { expect }) => {
      expect(await (await visit(path, '')).text()).not.toMatch(trace)
    },
  )

  it('refuses an unknown vertical by name', async ({ expect }) => {
    const response = await visit('/', 'plumbing')
    expect(response.status).toBe(500)
    expect(await response.text()).toMatch(/VERTICAL/)
  })
})
