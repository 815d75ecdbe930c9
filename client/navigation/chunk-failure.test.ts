import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isChunkError, recoverFromChunkError, claimReload } from './chunk-failure.ts'

const minute = 60_000
const now = Date.UTC(2026, 10, 23)
const chunkError = new TypeError('Failed to fetch dynamically imported module: /assets/a.js')

let items: Map<string, string>
const reload = vi.fn<() => void>()
let isReachable: boolean

beforeEach(() => {
  items = new Map()
  isReachable = true
  reload.mockClear()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  })
  vi.stubGlobal('location', { href: 'https://shop.test/', reload })
  // Reachability of the shop is all that is requested here.
  vi.stubGlobal('fetch', async () => new Response(null, { status: isReachable ? 200 : 503 }))
  vi.useFakeTimers({ now, toFake: ['Date'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('§8 a failed chunk reloads the page at most once a minute', () => {
  it.for([
    [0, false],
    [minute - 1, false],
    [minute, true],
    [-minute + 1, false],
    [-minute, true],
  ] as const)('%i ms after the last reload: %s', ([passed, isAllowed]) => {
    expect(claimReload(now)).toBe(true)
    expect(claimReload(now + passed)).toBe(isAllowed)
  })

  it('reloads once for any number of chunks, and throws from then on', async () => {
    await recoverFromChunkError(chunkError)
    await expect(recoverFromChunkError(chunkError)).rejects.toBe(chunkError)
    expect(reload).toHaveBeenCalledOnce()
    vi.setSystemTime(now + minute)
    await recoverFromChunkError(chunkError)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('never reloads for another error, offline, or without storage', async () => {
    const other = new TypeError('x is not a function')
    await expect(recoverFromChunkError(other)).rejects.toBe(other)
    isReachable = false
    await expect(recoverFromChunkError(chunkError)).rejects.toBe(chunkError)
    isReachable = true
    vi.stubGlobal('sessionStorage', undefined)
    await expect(recoverFromChunkError(chunkError)).rejects.toBe(chunkError)
    expect(reload).not.toHaveBeenCalled()
  })

  it.for([
    'Failed to fetch dynamically imported module: /assets/a.js',
    'error loading dynamically imported module: /assets/a.js',
    'Importing a module script failed.',
  ])('detects a chunk error by each browser’s message: %s', (message) => {
    expect(isChunkError(new TypeError(message))).toBe(true)
    expect(isChunkError(new Error(message))).toBe(false)
  })
})
