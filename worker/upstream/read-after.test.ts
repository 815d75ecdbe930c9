import { reset } from 'cloudflare:test'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { contractHeaders } from '../../domain/contract/headers.ts'
import { isolateOf } from '../cache/isolate.ts'
import { exampleShop } from '../testing/fake-shop.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await reset()
})

const bookmark = '00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683'

/** A shop, and the bookmark that each of its calls since the last check required. */
function askingShop() {
  let requests: [string, string | null][] = []
  const shop = exampleShop({
    backend({ url, headers }) {
      requests.push([new URL(url).pathname, headers.get(contractHeaders.readAfter)])
      return undefined
    },
  })
  async function callsOf(address: string, init?: RequestInit) {
    requests = []
    await shop.visit(address, init)
    return requests
  }
  return { ...shop, callsOf }
}

describe('design §5: public reads', () => {
  it('use any replica of the database, and after a purge one that includes it', async ({
    expect,
  }) => {
    const { bindings, callsOf } = askingShop()
    const first = await callsOf('/')
    expect(first.length).toBeGreaterThan(4)
    expect(new Set(first.map(([, readAfter]) => readAfter))).toEqual(new Set(['any']))

    vi.advanceTimersByTime(1000)
    await isolateOf(bindings).tags.purge(['cms', 'store'], Date.now(), { bookmark })
    vi.advanceTimersByTime(1000)
    const purged = await callsOf('/')
    expect(purged.length).toBeGreaterThan(4)
    expect(new Set(purged.map(([, readAfter]) => readAfter))).toEqual(new Set([bookmark]))
  })

  it('include it in every isolate', async ({ expect }) => {
    const here = askingShop()
    await isolateOf(here.bindings).tags.purge(['things'], Date.now(), { bookmark })
    vi.advanceTimersByTime(1000)
    const there = await askingShop().callsOf('/glossar')
    expect(there.length).toBeGreaterThan(2)
    expect(new Set(there.map(([, readAfter]) => readAfter))).toEqual(new Set([bookmark]))
  })
})

describe('design §5: personal reads', () => {
  it.for([
    ['/api/cart', {}],
    ['/api/cart/items', { method: 'POST', body: JSON.stringify({ id: 'v', amount: 1 }) }],
    ['/checkout', {}],
  ] as const)('include every earlier write: %s', async ([path, init], { expect }) => {
    const { callsOf } = askingShop()
    await callsOf('/')
    const headers = {
      Cookie: `cart=${'c'.repeat(32)}; session=${'s'.repeat(32)}`,
      Origin: 'http://shop.test',
      'Content-Type': 'application/json',
    }
    const calls = await callsOf(path, { ...init, headers })
    const personal = calls.filter(([called]) => /\/(cart|user|oauth|session)\b/.test(called))
    expect(personal.map(([, readAfter]) => readAfter)).toEqual(personal.map(() => null))
    expect(personal.length).toBeGreaterThan(0)
  })
})
