import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isStringList } from './is-string-list.ts'

const hour = 3_600_000
let items: Map<string, string>
let tab: Map<string, string>
let listeners: ((event: { key: string | null; newValue: string | null }) => void)[]

/** Keys are listed as in a browser: they are the object's own keys. */
function storageOf(map: () => Map<string, string>) {
  const storage = {
    getItem: (key: string) => map().get(key) ?? null,
    setItem: (key: string, value: string) => void map().set(key, value),
    removeItem: (key: string) => void map().delete(key),
  }
  return new Proxy(storage, {
    ownKeys: () => [...map().keys()],
    getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
  })
}

beforeEach(() => {
  items = new Map()
  tab = new Map()
  listeners = []
  vi.stubGlobal(
    'localStorage',
    storageOf(() => items),
  )
  vi.stubGlobal(
    'sessionStorage',
    storageOf(() => tab),
  )
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[0]) =>
    listeners.push(listener),
  )
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22), toFake: ['Date'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A page of this browser after load and hydration. */
async function openPage() {
  vi.resetModules()
  const { persistedSignal } = await import('./persisted-signal.ts')
  const { loadStorage } = await import('./storage-is-loaded.ts')
  const { markSignInToOrder, setIdentity } = await import('../sign-in/identity.ts')
  const typed = persistedSignal<string[]>({
    key: 'typed',
    privacy: 'personal',
    version: 1,
    accepts: isStringList,
    initial: [],
  })
  loadStorage()
  return { typed, setIdentity, markSignInToOrder }
}

describe('ASVS 14.3 personal data in the browser', () => {
  it('are restored for the same session, and hidden until the session is known', async () => {
    const first = await openPage()
    first.setIdentity('karla')
    first.typed.value = ['Kundenweg 1']
    const next = await openPage()
    expect(next.typed.value).toEqual([])
    next.setIdentity('karla')
    expect(next.typed.value).toEqual(['Kundenweg 1'])
  })

  it.for([
    ['karla', 'hans'],
    ['karla', null],
    [null, 'karla'],
  ])('of %s are wiped for the session of %s', async ([before, after]) => {
    const first = await openPage()
    first.setIdentity(before ?? null)
    first.typed.value = ['Kundenweg 1']
    const next = await openPage()
    next.setIdentity(after ?? null)
    expect(next.typed.value).toEqual([])
    expect([...items.values()].join()).not.toContain('Kundenweg')
    const returned = await openPage()
    returned.setIdentity(before ?? null)
    expect(returned.typed.value).toEqual([])
  })

  it('are wiped without a page load, in this tab and in others', async () => {
    const { typed, setIdentity } = await openPage()
    setIdentity('karla')
    typed.value = ['Kundenweg 1']
    // Another tab has signed out.
    items.delete('personal.typed.v1')
    for (const listener of listeners) listener({ key: 'personal.typed.v1', newValue: null })
    expect(typed.value).toEqual([])
    typed.value = ['Kundenweg 1']
    setIdentity(null)
    expect(typed.value).toEqual([])
    expect(items.has('personal.typed.v1')).toBe(false)
  })

  it('are wiped on pages that do not use them', async () => {
    items.set('personal.other.v1', JSON.stringify({ owner: 'karla', at: Date.now(), value: ['x'] }))
    items.set('consent.v1', '{}')
    const { setIdentity } = await openPage()
    expect(items.has('personal.other.v1')).toBe(true)
    setIdentity('karla')
    expect(items.has('personal.other.v1')).toBe(true)
    setIdentity(null)
    expect([...items.keys()]).toEqual(['consent.v1'])
  })

  it('are transferred from a guest who signs in to order, and stay theirs then', async () => {
    const guest = await openPage()
    guest.setIdentity(null)
    guest.typed.value = ['Kundenweg 1']
    guest.markSignInToOrder(true)
    const customer = await openPage()
    customer.setIdentity('karla')
    expect(customer.typed.value).toEqual(['Kundenweg 1'])
    tab.clear()
    const later = await openPage()
    later.setIdentity('karla')
    expect(later.typed.value).toEqual(['Kundenweg 1'])
    const other = await openPage()
    other.setIdentity('hans')
    expect(other.typed.value).toEqual([])
  })

  it.for([
    ['a day', 24 * hour],
    ['a clock that was put back', -hour],
  ] as const)('are deleted after %s', async ([, passed]) => {
    const first = await openPage()
    first.setIdentity('karla')
    first.typed.value = ['Kundenweg 1']
    vi.setSystemTime(Date.now() + passed)
    const next = await openPage()
    next.setIdentity('karla')
    expect(next.typed.value).toEqual([])
    expect(items.size).toBe(0)
  })

  it('are not mixed with input from before the session was known', async () => {
    const page = await openPage()
    page.typed.value = ['früh']
    expect(items.size).toBe(0)
    page.setIdentity(null)
    expect(page.typed.value).toEqual(['früh'])
    expect(items.get('personal.typed.v1')).toContain('früh')
  })
})

const sources = readdirSync('client', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => join('client', file))

describe('§4 Persisted client state', () => {
  it('is declared as device or personal', async () => {
    vi.resetModules()
    const makers = sources.filter((file) => /= persistedSignal\b/.test(readFileSync(file, 'utf8')))
    await Promise.all(makers.map((file) => import(/* @vite-ignore */ pathToFileURL(file).href)))
    const { declaredPrivacy } = await import('./persisted-signal.ts')
    expect(makers).toHaveLength(declaredPrivacy().size)
    expect(Object.fromEntries([...declaredPrivacy()].toSorted())).toEqual({
      'closed-banners.v1': 'device',
      'closed-modals.v1': 'device',
      'compare.v1': 'device',
      'consent.v1': 'device',
      'last-visited.v1': 'device',
      'list-view.v1': 'device',
      'personal.bulk-order.v2': 'personal',
      'personal.checkout-inputs.v2': 'personal',
      'personal.last-places.v2': 'personal',
      'redirect-modal.v1': 'device',
      'sent-orders.v1': 'device',
      // Pending wishes survive a change of session by design, for a sign-in within a day.
      'wanted-wishes.v1': 'device',
    })
  })

  it('uses persisted signals only: nothing else touches the storage', () => {
    const own = sources.filter((file) =>
      /\b(?:local|session)Storage\b/.test(readFileSync(file, 'utf8')),
    )
    expect(own.toSorted()).toEqual([
      // Last reload for a currency and for a chunk; presence of a session or cart; flash messages;
      // sign-in to order.
      'client/cart/state/reload-in-other-currency.ts',
      'client/known-visitor.ts',
      'client/navigation/chunk-failure.ts',
      'client/sign-in/identity.ts',
      'client/storage/flash-message.ts',
      'client/storage/safe-storage.ts',
    ])
  })
})
