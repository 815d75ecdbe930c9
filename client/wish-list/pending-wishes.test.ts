import { beforeEach, describe, expect, it } from 'vitest'
import {
  addPendingWish,
  guestListTtlMs,
  guestWishItems,
  pendingWishes,
  removePendingWish,
  consumePendingWishes,
} from './pending-wishes.ts'

const now = 1_800_000_000_000
const day = 24 * 60 * 60 * 1000

beforeEach(() => {
  pendingWishes.value = { variantIds: [], at: 0 }
})

describe('§6 pending wishes of a guest', () => {
  it('are returned once, in order', () => {
    addPendingWish('a', { now })
    addPendingWish('b', { now })
    addPendingWish('a', { now })
    expect(consumePendingWishes(now + 1)).toEqual(['b', 'a'])
    expect(consumePendingWishes(now + 1)).toEqual([])
  })

  it('expire after a day, when another person may sign in', () => {
    addPendingWish('a', { now })
    expect(consumePendingWishes(now + day)).toEqual([])
    addPendingWish('a', { now })
    addPendingWish('b', { now: now + day + 1 })
    expect(consumePendingWishes(now + day + 2)).toEqual(['b'])
  })

  it('survive a clock that is set back by a day', () => {
    addPendingWish('a', { now })
    expect(consumePendingWishes(now - day)).toEqual(['a'])
  })

  it('are limited to twenty', () => {
    for (let i = 0; i < 30; i++) addPendingWish(`v${i}`, { now })
    const moved = consumePendingWishes(now)
    expect(moved).toHaveLength(20)
    expect(moved.at(-1)).toBe('v29')
  })

  it('are a guest’s list for a month if the shop has guest lists', () => {
    addPendingWish('a', { productId: 'p', now, lifetimeMs: guestListTtlMs })
    addPendingWish('b', { productId: 'q', now: now + 2 * day, lifetimeMs: guestListTtlMs })
    expect(guestWishItems(now + 3 * day)).toEqual([
      { variantId: 'a', productId: 'p' },
      { variantId: 'b', productId: 'q' },
    ])
    removePendingWish('a')
    expect(guestWishItems(now + 3 * day)).toEqual([{ variantId: 'b', productId: 'q' }])
    expect(guestWishItems(now + 2 * day + guestListTtlMs)).toEqual([])
    expect(consumePendingWishes(now + 3 * day, guestListTtlMs)).toEqual(['b'])
    expect(guestWishItems(now + 3 * day)).toEqual([])
  })
})
