import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Signal = { value: unknown }

/** Persisted client state of §4: each signal, its value and its storage key. */
const items: [name: string, value: unknown, find: () => Promise<Signal>][] = [
  [
    'personal.checkout-inputs.v2',
    { country: 'DEU', billingCountry: 'AUT' },
    async () => (await import('../checkout/details/checkout-inputs.ts')).checkoutInputs,
  ],
  [
    'personal.bulk-order.v2',
    [{ code: 'RV-100', amount: '2' }],
    async () => (await import('../bulk-order/bulk-order.ts')).bulkOrder,
  ],
  ['compare.v1', ['a', 'b'], async () => (await import('../compare/compare.ts')).compareIds],
  [
    'consent.v1',
    { statistics: true, marketing: false, at: 1 },
    async () => (await import('../layout/notices/consent.ts')).consent,
  ],
  [
    'closed-banners.v1',
    ['language-cs', 'top-1'],
    async () => (await import('../layout/header/closed-banners.ts')).closedBanners,
  ],
  [
    'closed-modals.v1',
    ['entry-1'],
    async () => (await import('../layout/modals/closed-modals.ts')).closedModals,
  ],
  [
    'redirect-modal.v1',
    true,
    async () => (await import('../layout/modals/redirect-modal-is-open.ts')).redirectModalIsOpen,
  ],
  [
    'last-visited.v1',
    ['b', 'a'],
    async () => (await import('../product/strips/last-visited.ts')).lastVisited,
  ],
]

function storage() {
  const stored = new Map<string, string>()
  // Object.keys lists stored keys, as of a real Storage.
  return new Proxy(
    {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    },
    {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )
}

let device: ReturnType<typeof storage>
let tab: ReturnType<typeof storage>

beforeEach(() => {
  device = storage()
  tab = storage()
  vi.stubGlobal('localStorage', device)
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('addEventListener', () => {})
})
afterEach(() => void vi.unstubAllGlobals())

/** A guest's page after a load. */
async function loadPage(find: () => Promise<Signal>): Promise<Signal> {
  vi.resetModules()
  const { setIdentity } = await import('../sign-in/identity.ts')
  const { loadStorage } = await import('./storage-is-loaded.ts')
  const signal = await find()
  loadStorage()
  setIdentity(null)
  return signal
}

describe('§4 Persisted client state: it is there after a reload', () => {
  it.each(items)('%s', async (name, value, find) => {
    const before = await loadPage(find)
    expect(before.value).not.toEqual(value)
    before.value = value
    expect(device.getItem(name)).not.toBeNull()
    const after = await loadPage(find)
    expect(after).not.toBe(before)
    expect(after.value).toEqual(value)
  })

  it('a flash message is shown on the next page of this tab, once', async () => {
    vi.resetModules()
    const { flash } = await import('./flash-message.ts')
    flash({ kind: 'success', text: 'Sie sind angemeldet.' })
    expect(tab.getItem('flash.v1')).not.toBeNull()
    vi.resetModules()
    const { showFlashMessages } = await import('./flash-message.ts')
    const { loadStorage } = await import('./storage-is-loaded.ts')
    const { notifications } = await import('../layout/notices/notifications.ts')
    showFlashMessages()
    loadStorage()
    expect(notifications.shown.value.map(({ text }) => text)).toEqual(['Sie sind angemeldet.'])
    expect(tab.getItem('flash.v1')).toBeNull()
  })
})
