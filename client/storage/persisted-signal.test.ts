import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

const options = {
  key: 'list',
  privacy: 'device' as const,
  version: 1,
  schema: z.array(z.string()),
  initial: [] as string[],
}

let items: Map<string, string>
let listeners: ((event: { key: string | null; newValue: string | null }) => void)[]

async function fresh() {
  vi.resetModules()
  const [{ persistedSignal }, { loadStorage }] = await Promise.all([
    import('./persisted-signal.ts'),
    import('./storage-is-loaded.ts'),
  ])
  return { persistedSignal, loadStorage }
}

beforeEach(() => {
  items = new Map()
  listeners = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[0]) =>
    listeners.push(listener),
  )
})
afterEach(() => void vi.unstubAllGlobals())

describe('§4 Persisted client state', () => {
  it('starts with the default and loads after hydration', async () => {
    items.set('list.v1', '["a"]')
    const { loadStorage, persistedSignal } = await fresh()
    const list = persistedSignal(options)
    expect(list.value).toEqual([])
    loadStorage()
    expect(list.value).toEqual(['a'])
  })

  it('stores changes only', async () => {
    const { loadStorage, persistedSignal } = await fresh()
    const list = persistedSignal(options)
    loadStorage()
    expect(items.size).toBe(0)
    list.value = ['b']
    expect(items.get('list.v1')).toBe('["b"]')
  })

  it.each(['{', '"a"', '[1]', 'null'])('falls back to the default for junk: %s', async (junk) => {
    items.set('list.v1', junk)
    const { loadStorage, persistedSignal } = await fresh()
    const list = persistedSignal(options)
    loadStorage()
    expect(list.value).toEqual([])
  })

  it('works without storage', async () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden })
    const { loadStorage, persistedSignal } = await fresh()
    const list = persistedSignal(options)
    loadStorage()
    list.value = ['c']
    expect(list.value).toEqual(['c'])
  })

  it('synchronises tabs', async () => {
    const { loadStorage, persistedSignal } = await fresh()
    const list = persistedSignal(options)
    loadStorage()
    listeners.forEach((listener) => listener({ key: 'list.v1', newValue: '["d"]' }))
    expect(list.value).toEqual(['d'])
    listeners.forEach((listener) => listener({ key: 'other', newValue: '["e"]' }))
    expect(list.value).toEqual(['d'])
  })

  it('loads at once if created after hydration', async () => {
    items.set('list.v1', '["f"]')
    const { loadStorage, persistedSignal } = await fresh()
    loadStorage()
    expect(persistedSignal(options).value).toEqual(['f'])
  })
})
