import { reset } from 'cloudflare:test'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { routesOf, siteFiles } from '../../domain/routes.ts'
import { exampleBackend } from '../testing/example-backend.ts'
import { exampleShop } from '../testing/fake-shop.ts'

const routes = routesOf('de')

/** The contract's examples from a CMS without titles for search engines, and a shop without a name. */
async function fetchUnnamed(url: string, init: RequestInit = {}): Promise<Response> {
  const { method, body } = init
  const response = await exampleBackend(url, {
    ...(method && { method }),
    ...(typeof body === 'string' && { body }),
  })
  const text = await response.text()
  const unnamed = text
    .replaceAll(/"meta":\{"title":"[^"]*"/g, '"meta":{"title":""')
    .replaceAll(/"(seo_title|seoTitle|company)":"[^"]*"/g, '"$1":" "')
    .replaceAll(/"brand":\{"name":"[^"]*"/g, '"brand":{"name":""')
    .replaceAll('"company":" "', '"company":""')
  return new Response(unnamed, response)
}
// Of a Fetcher only `fetch` is used.
const BACKEND = { fetch: fetchUnnamed } as unknown as Fetcher

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]

beforeEach(() => {
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(async () => {
  vi.restoreAllMocks()
  await reset()
})

describe('§2 the title of a page that has none in the CMS, of a shop without a name', () => {
  it.for([
    ['/', 'shop.test'],
    [routes.category('beispiel'), 'Axiallüfter Wand/Decke'],
    [routes.product('beispiel'), 'Zefyra Aura – Badlüfter axial, Ø 100–125 mm, weiß'],
    [routes.page('beispiel'), 'Impressum'],
    [routes.article('beispiel'), 'Wie laut ist ein Badlüfter wirklich?'],
    [routes.branch('beispiel'), 'LuftBasis Leipzig'],
    [routes.glossaryTerm('beispiel'), '0–10 V'],
  ] as const)('%s is its heading, else the host: %s', async ([path, title], { expect }) => {
    const response = await exampleShop({ bindings: { BACKEND } }).visit(path)
    expect(response.status).toBe(200)
    expect(titleOf(await response.text())).toBe(title)
  })

  it('is the host’s in files that need the shop’s name', async ({ expect }) => {
    const shop = exampleShop({ bindings: { BACKEND } })
    const manifest = await (await shop.visit(siteFiles.manifest)).text()
    expect(manifest).toContain('"name":"shop.test"')
    const search = await (await shop.visit(siteFiles.openSearch)).text()
    expect(search).toContain('<ShortName>shop.test</ShortName>')
  })
})
