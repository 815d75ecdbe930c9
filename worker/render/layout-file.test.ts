import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { unpackColumns } from '../../client/unpack-columns.ts'
import type { LayoutData } from '../../client/layout-data.ts'
import { api } from '../../domain/api.ts'
import { createApp } from '../app.ts'
import { exampleBackend } from '../testing/example-backend.ts'
import { newIsolate } from '../testing/fake-content.ts'

const visit = (path: string, headers: Record<string, string> = {}) =>
  createApp().request(
    `http://shop.test${path}`,
    { headers },
    {
      ...env,
      ...newIsolate(),
      CACHE: { get: async () => null, put: async () => {} },
      BACKEND: { fetch: exampleBackend },
    },
    { waitUntil() {}, passThroughOnException() {}, props: {} },
  )

async function layoutPathIn(page: string, headers?: Record<string, string>): Promise<string> {
  const html = await (await visit(page, headers)).text()
  return /"layout":"([^"]+)"/.exec(html)?.[1] ?? ''
}

describe('design §9 weight: layout data is a file of its own', () => {
  it('is loaded once for all pages of a context, and kept for good', async ({ expect }) => {
    const path = await layoutPathIn('/')
    expect(path).toMatch(/^\/_layout\/[0-9a-f]{24}$/)
    expect(await layoutPathIn('/suche?q=rohr')).toBe(path)
    const response = await visit(path)
    expect(response.headers.get('Cache-Control')).toBe('private, max-age=31536000, immutable')
    const layout = unpackColumns(await response.json()) as LayoutData
    expect(layout.context).toMatchObject({ domainCode: 'de', currency: 'EUR' })
    expect(layout.site.menus.length).toBeGreaterThan(0)
  })

  it('has another version in another context, which any isolate can serve', async ({ expect }) => {
    const net = await layoutPathIn('/', { Cookie: 'display_vat=1' })
    expect(net).not.toBe(await layoutPathIn('/'))
    const response = await visit(net)
    expect(response.headers.get('Cache-Control')).toContain('immutable')
    const layout = unpackColumns(await response.json()) as LayoutData
    expect(layout.context.netPrices).toBe(true)
  })

  it('answers an unknown version with the current data, which is not kept', async ({ expect }) => {
    const response = await visit(api.layout('0123456789abcdef01234567'))
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    const layout = unpackColumns(await response.json()) as LayoutData
    expect(layout.context.domainCode).toBe('de')
  })
})
