import { beforeEach, afterEach, describe, it, vi } from 'vitest'
import type { Configuration } from '../domain/site.ts'
import { exampleConfiguration } from '../domain/contract/testing/examples/entities/page.ts'
import { createApp } from './app.ts'
import { exampleBackend } from './testing/example-backend.ts'
import { testEnv } from './testing/fake-backend.ts'
import { layoutDataOf } from './testing/layout-data-of.ts'

const { modals: _modals, badges: _badges, ...plain } = exampleConfiguration
const picture = { path: 'seal/seal', alt: '' }
const entry = {
  type: 'entry' as const,
  id: 'autumn',
  title: '</script><script>alert(1)</script>',
  text: 'Filter wechseln',
  image: null,
  link: null,
  linkTitle: '',
}

const logged = vi.fn<(...parts: unknown[]) => void>()
beforeEach(() => {
  logged.mockClear()
  vi.spyOn(console, 'warn').mockImplementation(logged)
})
afterEach(() => vi.restoreAllMocks())

/** The home page of a shop with these settings. */
async function homePage(
  configuration: Configuration | object,
  variables: Record<string, string> = {},
) {
  const backend = async (request: Request) => {
    const body = request.method === 'GET' ? undefined : await request.text()
    if (body?.includes('{ configuration')) return Response.json({ data: { configuration } })
    return exampleBackend(request.url, { method: request.method, ...(body && { body }) })
  }
  const bindings = {
    ...testEnv(backend, variables),
    CACHE: { get: async () => null, put: async () => {} },
  }
  const visit = (path: string) => createApp().request(`http://shop.test${path}`, {}, bindings)
  const response = await visit('/')
  const html = await response.text()
  return { status: response.status, html, layout: await layoutDataOf(html, visit) }
}

/** The markup between the content and the scripts with their data. */
const belowContent = (html: string) => /<\/main>(.*?)<script/s.exec(html)?.[1]

describe('§2 optional parts of the layout', () => {
  it('add no byte to a page when off', async ({ expect }) => {
    const { status, html, layout } = await homePage(plain)
    expect(status).toBe(200)
    expect(html).toContain(plain.footer.copyrightName)
    expect(layout).toContain('"assetVersion"')
    expect(html + layout).not.toMatch(/modal|badge|"override"|"recommends"|"consumers"|"chat"/i)
  })

  it('an empty list of badges gives the same page as none', async ({ expect }) => {
    const { html } = await homePage({ ...plain, badges: [] })
    expect(belowContent(html)).toBe(belowContent((await homePage(plain)).html))
  })

  it('are in the page when on', async ({ expect }) => {
    const badges = [
      { title: 'Geprüfter Shop', image: picture, link: null },
      { title: 'Fachverband', image: picture, link: { type: 'custom_link', target: '/x' } },
    ]
    const { html, layout } = await homePage(
      { ...plain, modals: [entry], badges },
      { ENVIRONMENT_OVERRIDE: '1' },
    )
    expect(layout).toContain('"override":true')
    expect(html).toMatch(/<img[^>]+alt="Geprüfter Shop"/)
    expect(html).toMatch(/<a href="\/x"[^>]*><img[^>]+alt="Fachverband"/)
    expect(layout).toContain('"id":"autumn"')
    expect(html).not.toContain(entry.title)
  })

  it.for([
    ['a modal of a type that there is not', { modals: [{ type: 'roulette' }] }],
    ['a modal without a title', { modals: [{ ...entry, title: undefined }] }],
    [
      'a season without a Czech picture',
      { modals: [{ type: 'seasonal', title: 'x', images: {} }] },
    ],
    ['a badge with a wrong picture', { badges: [{ title: 'x', image: 7, link: null }] }],
  ] as const)('omit invalid values, which are logged: %s', async ([, wrong], { expect }) => {
    const { status, html, layout } = await homePage({ ...plain, ...wrong })
    expect(status).toBe(200)
    expect(html).toContain(plain.footer.copyrightName)
    expect(html + layout).not.toContain('roulette')
    expect(logged).toHaveBeenCalled()
  })
})

describe('§2 Page layout: JavaScript-required notice', () => {
  it('is in every page, for browsers without JavaScript', async ({ expect }) => {
    const { html } = await homePage(plain)
    expect(html).toMatch(/<noscript><p class="needs-script-notice[^"]*">[^<]{20,}/)
  })
})
