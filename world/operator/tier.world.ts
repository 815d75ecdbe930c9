import { createHmac } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, it } from 'vitest'
import * as z from 'zod'
import { hookHeaders, signedText } from '../../domain/contract/purge.ts'
import { startTestShop } from '../../scripts/test/test-shop.ts'
import { platformWorker } from './platform-worker.ts'

/* The entrypoint `Pages` over workerd's loopback call, behind a double of the platform's cache. */

const purgeSecret = 'secret-of-the-loopback-test'
const PlatformState = z.object({
  requests: z.number(),
  statuses: z.array(z.number()),
  invalidations: z.array(z.object({ tags: z.array(z.string()) })),
  size: z.number(),
})
let plain: Awaited<ReturnType<typeof startTestShop>>
let tiered: Awaited<ReturnType<typeof startTestShop>>

beforeAll(async () => {
  plain = await startTestShop()
  tiered = await startTestShop({
    vars: { PLATFORM_CACHE: '1', PURGE_SECRET: purgeSecret },
    before: platformWorker,
  })
})
afterAll(() => Promise.all([plain.stop(), tiered.stop()]))

const open = ({ address }: { address: string }, path: string, headers = {}) =>
  fetch(address + path, { redirect: 'manual', headers })
const platformState = async () =>
  PlatformState.parse(await (await open(tiered, '/_platform')).json())
const cacheStatusOf = (response: Response) => response.headers.get('Cache-Status') ?? ''

async function purge(tags: string[]): Promise<Response> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const body = JSON.stringify({ tags, updatedAt: new Date().toISOString() })
  const signature = createHmac('sha256', purgeSecret).update(signedText(timestamp, body))
  const headers = {
    [hookHeaders.timestamp]: timestamp,
    [hookHeaders.signature]: signature.digest('hex'),
  }
  return fetch(`${tiered.address}/hooks/purge`, { method: 'POST', body, headers })
}

describe('design §5 the tier of the platform, over the loopback call', () => {
  it.for([
    '/',
    '/ventilatoren',
    '/ventilatoren/bad-kleinraumluefter',
    '/produkt/zefyra-aura-badluefter-axial',
    '/agb.html',
    '/ventilator-angebote',
    '/gibt-es-nicht',
    '/login',
    '/checkout',
  ])('%s has the same response as without it', async (path, { expect }) => {
    const [here, there] = await Promise.all([open(plain, path), open(tiered, path)])
    expect(there.status).toBe(here.status)
    for (const name of ['Location', 'Content-Type', 'X-Frame-Options', 'Referrer-Policy'])
      expect(there.headers.get(name), name).toBe(here.headers.get(name))
    const [policy, other] = [here, there].map(({ headers }) =>
      headers.get('Content-Security-Policy')?.replace(/nonce-[\w-]+/, 'nonce-'),
    )
    expect(other).toBe(policy)
    const html = async (response: Response, { address }: { address: string }) =>
      (await response.text())
        .replaceAll(`:${new URL(address).port}`, '')
        // The layout data names the address too.
        .replace(/_layout\/[\da-f]+/, '')
        .replaceAll(/[\da-f-]{36}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
    // Without a diff of two hundred thousand characters.
    expect((await html(there, tiered)) === (await html(here, plain))).toBe(true)
  })

  it('caches public pages, revalidates after a purge, and renders nothing that has not changed', async ({
    expect,
  }) => {
    const path = '/ventilatoren/rohr-kanalventilatoren'
    const first = await open(tiered, path)
    const html = await first.text()
    expect(cacheStatusOf(first)).toMatch(
      /^Storefront-Page; fwd=miss; stored, Platform; fwd=miss; stored$/,
    )
    expect(cacheStatusOf(await open(tiered, path))).toMatch(/^Storefront-Page; hit/)
    const before = await platformState()
    expect(before.size).toBeGreaterThan(0)
    await setTimeout(20)
    expect((await purge(['cms', 'store'])).status).toBe(204)
    expect((await platformState()).invalidations.at(-1)?.tags).toEqual(['cms', 'store'])
    await setTimeout(20)
    const again = await open(tiered, path)
    expect(cacheStatusOf(again)).toMatch(/Platform; hit; detail=REVALIDATED$/)
    expect(await again.text()).toBe(html)
    const after = await platformState()
    expect(after.statuses.slice(before.statuses.length)).toEqual([304])
  })

  it('answers 304 to a browser that has the page, and HEAD without a body', async ({ expect }) => {
    const path = '/seite/impressum'
    const { headers } = await open(tiered, path)
    const etag = headers.get('ETag') ?? ''
    expect(etag).toMatch(/^W\/"/)
    expect((await open(tiered, path, { 'If-None-Match': etag })).status).toBe(304)
    const head = await fetch(tiered.address + path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})
