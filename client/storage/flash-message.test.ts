import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Flash } from './flash-message.ts'

const key = 'flash.v1'
const hello: Flash = { kind: 'success', text: 'Sie sind angemeldet.' }
let items: Map<string, string>

/** A page after a load; returns its notifications. */
async function loadPage() {
  vi.resetModules()
  const [{ flash, showFlashMessages }, { notifications }, { loadStorage }] = await Promise.all([
    import('./flash-message.ts'),
    import('../layout/notices/notifications.ts'),
    import('./storage-is-loaded.ts'),
  ])
  const shown = () => notifications.shown.value.map(({ kind, text }) => ({ kind, text }))
  return { flash, showFlashMessages, hydrate: loadStorage, shown }
}

async function notificationsOnNextPage() {
  const page = await loadPage()
  page.showFlashMessages()
  page.hydrate()
  return page.shown()
}

beforeEach(() => {
  vi.useFakeTimers()
  items = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('§4 Flash messages queue, fire and clear', () => {
  it('shows nothing on the page being left, and everything in order on the next', async () => {
    const page = await loadPage()
    page.showFlashMessages()
    page.hydrate()
    const second: Flash = { kind: 'info', text: 'Ihr Warenkorb ist wieder da.' }
    page.flash(hello)
    page.flash(second)
    expect(page.shown()).toEqual([])
    expect(await notificationsOnNextPage()).toEqual([hello, second])
  })

  it('are shown once', async () => {
    const page = await loadPage()
    page.flash(hello)
    expect(await notificationsOnNextPage()).toEqual([hello])
    expect(items.size).toBe(0)
    expect(await notificationsOnNextPage()).toEqual([])
  })

  it('wait until the page is hydrated', async () => {
    items.set(key, JSON.stringify([hello]))
    const page = await loadPage()
    page.showFlashMessages()
    expect(page.shown()).toEqual([])
    page.hydrate()
    expect(page.shown()).toEqual([hello])
  })

  it.each([
    '{',
    '{}',
    'null',
    '7',
    '["a", null, 1, []]',
    '[{"kind":"success"}]',
    '[{"kind":"toString","text":"x"}]',
  ])('drop junk: %s', async (junk) => {
    items.set(key, junk)
    expect(await notificationsOnNextPage()).toEqual([])
    expect(items.size).toBe(0)
    const page = await loadPage()
    page.flash(hello)
    expect(await notificationsOnNextPage()).toEqual([hello])
  })

  it('keep valid messages beside junk, eight at most', async () => {
    items.set(key, JSON.stringify([1, hello, { kind: 'x', text: 'y' }]))
    expect(await notificationsOnNextPage()).toEqual([hello])
    const page = await loadPage()
    for (let i = 0; i < 20; i++) page.flash(hello)
    expect(JSON.parse(items.get(key) ?? '')).toHaveLength(8)
  })

  it('work without storage', async () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', {
      getItem: forbidden,
      setItem: forbidden,
      removeItem: forbidden,
    })
    const page = await loadPage()
    page.flash(hello)
    expect(await notificationsOnNextPage()).toEqual([])
  })
})
