import { env } from 'cloudflare:test'
import { afterEach, describe, it, vi } from 'vitest'
import { routesOf } from '../../domain/routes.ts'
import { createApp } from '../app.ts'
import { newIsolate } from '../testing/fake-content.ts'
import { recordSuccess } from '../upstream/circuit.ts'
import { exampleBackend } from '../testing/example-backend.ts'

type Upstream = (url: string, init: RequestInit) => Promise<Response>

const noKv = { get: async () => null, put: async () => {} }
const contact = routesOf('de').contact()

const askFor = (path: string, fetch: Upstream) =>
  createApp().request(
    `http://shop.test${path}`,
    {},
    { ...env, ...newIsolate(), CACHE: noKv, BACKEND: { fetch } },
    { waitUntil() {}, passThroughOnException() {}, props: {} },
  )

afterEach(() => {
  vi.restoreAllMocks()
  for (const upstream of ['store', 'cms']) recordSuccess(`https://backend.internal/${upstream}`)
})

describe('§2 llms.txt', () => {
  it('names the shop, its products, its contacts and URLs of its own host only', async ({
    expect,
  }) => {
    const response = await askFor('/llms.txt', exampleBackend)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toContain('text/plain')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
    const text = await response.text()
    expect(text).toMatch(/^# \S.*\n\n> \S/)
    expect(text).toContain('\n## Rechtliches\n\n- [Impressum](http://shop.test/seite/impressum)\n')
    expect(text).toContain(`(http://shop.test${contact}): service@luftbasis.example`)
    const addresses = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address)
    expect(addresses.length).toBeGreaterThan(1)
    for (const address of addresses) expect(new URL(address).origin).toBe('http://shop.test')
  })

  it('is served shorter without the CMS', async ({ expect }) => {
    for (const level of ['info', 'warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation(() => {})
    const response = await askFor('/llms.txt', async () => new Response(null, { status: 500 }))
    expect(response.status).toBe(200)
    const text = await response.text()
    expect(text).toContain(contact)
    expect(text).not.toContain('## ')
  })
})
