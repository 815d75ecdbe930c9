import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { scrollToFragments } from './scroll-to-fragment.ts'

type Listener = (event: object) => void

const targetTop = 1000
let listeners: Map<string, Listener>
let root: { scrollTop: number }

/** A page with a target 1000 px down, rendered once a millisecond. */
beforeEach(() => {
  vi.useFakeTimers()
  listeners = new Map()
  root = { scrollTop: 0 }
  const listen = (type: string, listener: Listener) => void listeners.set(type, listener)
  const target = {
    closest: () => null,
    getBoundingClientRect: () => ({ top: targetTop - root.scrollTop }),
  }
  vi.stubGlobal('window', { navigation: {} })
  vi.stubGlobal('navigation', { addEventListener: listen })
  vi.stubGlobal('addEventListener', (type: string, listener: Listener, options: object) => {
    // Those with a signal only watch for an interruption.
    if (!('signal' in options)) listen(type, listener)
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', { documentElement: root, getElementById: () => target })
  vi.stubGlobal('getComputedStyle', () => ({}))
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) =>
    setTimeout(() => draw(performance.now()), 1),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Presses a link to the target; returns the browser's calls after the scroll. */
function press(signal = new AbortController().signal) {
  scrollToFragments()
  listeners.get('pointerdown')?.({})
  const scroll = vi.fn<() => void>()
  listeners.get('navigate')?.({
    hashChange: true,
    canIntercept: true,
    userInitiated: true,
    navigationType: 'push',
    destination: { url: 'https://shop.test/produkt/x#reviews' },
    signal,
    intercept: ({ handler }: { handler: () => Promise<void> }) => void handler(),
    scroll,
  })
  return scroll
}

it('§9 Scroll animation: waits 100 ms, then moves for 300 ms', async () => {
  const scroll = press()
  await vi.advanceTimersByTimeAsync(100)
  expect(root.scrollTop).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(root.scrollTop).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(298)
  expect(root.scrollTop).toBeLessThan(targetTop)
  expect(scroll).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(root.scrollTop).toBe(targetTop)
  expect(scroll).toHaveBeenCalledOnce()
})

it('§9 Scroll animation: the back button ends it, even while it waits for a frame', async () => {
  const leaving = new AbortController()
  const scroll = press(leaving.signal)
  await vi.advanceTimersByTimeAsync(250)
  leaving.abort()
  // The browser has restored the position of the entry before.
  root.scrollTop = 0
  await vi.advanceTimersByTimeAsync(300)
  expect(root.scrollTop).toBe(0)
  expect(scroll).not.toHaveBeenCalled()
})
