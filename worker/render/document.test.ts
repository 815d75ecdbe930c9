import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { routesOf, siteFiles } from '../../domain/routes.ts'
import { pageTitle } from '../../client/page-title.ts'
import { createApp } from '../app.ts'
import { exampleBackend } from '../testing/example-backend.ts'
import { newIsolate } from '../testing/fake-content.ts'
import { brandFiles } from '../loaders/brand-files.ts'
import { brandSheetPath } from './brand-sheet.ts'
import { openGraph } from './open-graph.ts'

/** The contract's examples with another shop's brand. */
async function nordlicht(url: string, init: RequestInit): Promise<Response> {
  const response = await exampleBackend(url, init)
  const text = (await response.text()).replaceAll(/luftbasis/gi, 'Nordlicht')
  return new Response(text, { status: response.status, headers: response.headers })
}

const visit = (path: string) =>
  createApp().request(
    `http://shop.test${path}`,
    {},
    {
      ...env,
      ...newIsolate(),
      CACHE: { get: async () => null, put: async () => {} },
      BACKEND: { fetch: nordlicht },
    },
    { waitUntil() {}, passThroughOnException() {}, props: {} },
  )

const head = {
  title: 'Lampen',
  description: '',
  noindex: false,
  canonical: 'https://www.nord.example/lampen',
  alternates: [],
  shareImage: null,
  jsonLd: [],
}

describe('S2-9: the brand comes from globals', () => {
  it('is a suffix of a title that lacks it, and absent without a name', ({ expect }) => {
    expect(pageTitle('Lampen', 'Nordlicht')).toBe('Lampen | Nordlicht')
    expect(pageTitle('Nordlicht: Lampen', 'Nordlicht')).toBe('Nordlicht: Lampen')
    expect(pageTitle('Lampen', '')).toBe('Lampen')
  })

  it('has its own og:image, or none', ({ expect }) => {
    const place = { cdn: 'https://cdn.nord.example', origin: 'https://www.nord.example' }
    const { favicon, sharePicture } = brandFiles(
      { name: 'Nordlicht', sharePicture: '/cdn/upload/share.png' },
      place,
    )
    expect(favicon).toBe('/favicon.svg')
    expect(sharePicture).toBe('https://cdn.nord.example/upload/share.png')
    const shop = { locale: 'de', shopName: 'Nordlicht' } as const
    expect(openGraph(head, { ...shop, sharePicture })).toContain(`content="${sharePicture}"`)
    const without = openGraph(head, { ...shop, sharePicture: null })
    expect(without).toContain('og:site_name" content="Nordlicht"')
    expect(without).not.toContain('og:image')
  })

  it('colours buttons and links by its own style sheet, which accepts colours only', async ({
    expect,
  }) => {
    expect(brandSheetPath({ name: '' })).toBeNull()
    const path = brandSheetPath({ name: '', accent: '#aa3300', accentDark: '#882200' })
    expect(path).toBe('/brand.css?accent=aa3300&dark=882200')
    const sheet = await visit(path ?? '')
    expect(sheet.headers.get('Content-Type')).toContain('text/css')
    expect(await sheet.text()).toContain('--color-signal:#aa3300;--color-signal-strong:#882200')
    const forged = await visit('/brand.css?accent=aa3300&dark=red}body{')
    expect(forged.status).toBe(404)
  })

  const routes = routesOf('de')
  it.for([
    routes.home(),
    routes.contact(),
    routes.article('a'),
    routes.branch('leipzig'),
    routes.login(),
    '/gibt-es-nicht',
    ...Object.values(siteFiles),
  ])('is the site name in %s, without any other name', async (path, { expect }) => {
    const text = await (await visit(path)).text()
    expect(text).toContain('Nordlicht')
    expect(text).not.toMatch(/luftbasis/i)
  })
})
