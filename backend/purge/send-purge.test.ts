import { env } from 'cloudflare:test'
import { afterEach, describe, it, vi } from 'vitest'
import { hookHeaders, Purge, signedText } from '../../domain/contract/purge.ts'
import { hmac } from '../../domain/crypto/hmac.ts'
import { sendPurge } from './send-purge.ts'

const secret = 'test-purge-secret-0123456789'
const url = 'https://shop.test/hooks/purge'

/** A storefront that answers with these statuses in sequence. */
function storefront(...statuses: number[]) {
  const received: { request: Request; body: string }[] = []
  const SHOP = {
    async fetch(request: Request) {
      received.push({ request, body: await request.text() })
      const status = statuses[received.length - 1]
      if (!status) throw new Error('no network')
      return new Response(null, { status })
    },
  }
  // Only `fetch` of the binding is used.
  return {
    received,
    env: { ...env, SHOP: SHOP as unknown as Fetcher, PURGE_URL: url, PURGE_SECRET: secret },
  }
}

/** Sends, with the pause before the retry skipped. */
async function send(shop: ReturnType<typeof storefront>, tags: string[], updatedAt = new Date()) {
  vi.useFakeTimers()
  const sent = sendPurge(shop.env, { tags, updatedAt })
  await Promise.all([sent.catch(() => {}), vi.runAllTimersAsync()])
  await sent
}

afterEach(() => void vi.useRealTimers())

describe('design §5: the purge webhook', () => {
  it('sends tags and time, with the signature that the storefront expects', async ({ expect }) => {
    const shop = storefront(204)
    await send(shop, ['product:a', 'product:a', 'catalog'], new Date('2026-11-21T08:00:00Z'))
    const [{ request, body }] = shop.received as [{ request: Request; body: string }]
    expect(request.url).toBe(url)
    expect(Purge.parse(JSON.parse(body))).toEqual({
      tags: ['product:a', 'catalog'],
      updatedAt: '2026-11-21T08:00:00.000Z',
    })
    const timestamp = request.headers.get(hookHeaders.timestamp) ?? ''
    expect(timestamp).toMatch(/^\d{10}$/)
    expect(request.headers.get(hookHeaders.signature)).toBe(
      await hmac(secret, signedText(timestamp, body)),
    )
  })

  it('retries once', async ({ expect }) => {
    const shop = storefront(503, 204)
    await send(shop, ['catalog'])
    expect(shop.received).toHaveLength(2)
  })

  it('fails if both attempts are refused', async ({ expect }) => {
    const shop = storefront(401, 503)
    await expect(send(shop, ['catalog'])).rejects.toThrow('status 503')
    expect(shop.received).toHaveLength(2)
  })

  it('purges everything if there are too many tags', async ({ expect }) => {
    const shop = storefront(204)
    await send(
      shop,
      Array.from({ length: 501 }, (_, n) => `product:${n}`),
    )
    expect(JSON.parse(shop.received[0]?.body ?? '')).toMatchObject({ tags: ['cms', 'store'] })
  })
})
