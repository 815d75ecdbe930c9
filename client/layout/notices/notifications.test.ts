import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNotifications, notifications } from './notifications.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('§9 Notifications', () => {
  it('stay 3 s by default and 5 s in the layout', () => {
    const queue = createNotifications()
    queue.notify({ kind: 'info', text: 'a' })
    notifications.notify({ kind: 'info', text: 'b' })
    vi.advanceTimersByTime(2999)
    expect(queue.shown.value).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(queue.shown.value).toHaveLength(0)
    expect(notifications.shown.value).toHaveLength(1)
    vi.advanceTimersByTime(2000)
    expect(notifications.shown.value).toHaveLength(0)
  })

  it('are at most four; the fifth waits and then has its full time', () => {
    const queue = createNotifications()
    for (const text of ['a', 'b', 'c', 'd', 'e']) queue.notify({ kind: 'info', text })
    expect(queue.shown.value.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd'])
    vi.advanceTimersByTime(3000)
    expect(queue.shown.value.map(({ text }) => text)).toEqual(['e'])
    vi.advanceTimersByTime(2999)
    expect(queue.shown.value).toHaveLength(1)
  })

  it('pause their timers on hover', () => {
    const queue = createNotifications()
    queue.notify({ kind: 'info', text: 'a' })
    vi.advanceTimersByTime(2000)
    queue.pause()
    vi.advanceTimersByTime(60_000)
    queue.resume()
    vi.advanceTimersByTime(999)
    expect(queue.shown.value).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(queue.shown.value).toHaveLength(0)
  })

  it('can be dismissed, and can have a duration of their own', () => {
    const queue = createNotifications()
    const id = queue.notify({ kind: 'danger', text: 'a', duration: 30_000 })
    vi.advanceTimersByTime(29_999)
    expect(queue.shown.value).toHaveLength(1)
    queue.dismiss(id)
    expect(queue.shown.value).toHaveLength(0)
  })
})
