import { maxClockSkewMs } from '../layout/notices/consent.ts'
import { isIdList } from '../storage/is-id-list.ts'
import { persistedSignal } from '../storage/persisted-signal.ts'

export interface PendingWishes {
  variantIds: string[]
  /** Products of the variants, for displaying the list. */
  productIds?: Record<string, string>
  /** Time of the latest, in ms. */
  at: number
}

const nothing: PendingWishes = { variantIds: [], at: 0 }

/** As long as a guest's cart (spec §9): a later sign-in may be another person. */
const validMs = 24 * 60 * 60 * 1000
/** With the feature `guestWishList` the list is visible, so its owner is known. */
export const guestListTtlMs = 30 * validMs
const maxWishes = 20

/** Pending wishes of a guest, moved into the wish list on sign-in. */
export const pendingWishes = persistedSignal<PendingWishes>({
  key: 'wanted-wishes',
  privacy: 'device',
  version: 1,
  accepts: isPendingWishes,
  initial: nothing,
})

interface Wish {
  productId?: string
  lifetimeMs?: number
  now?: number
}

export function addPendingWish(
  variantId: string,
  { productId, lifetimeMs: keptMs = validMs, now = Date.now() }: Wish = {},
) {
  const pending = pendingWishes.peek()
  const others = notExpired(pending, now, keptMs).filter((id) => id !== variantId)
  pendingWishes.value = {
    variantIds: [...others, variantId].slice(-maxWishes),
    at: now,
    productIds: { ...pending.productIds, ...(productId && { [variantId]: productId }) },
  }
}

export function removePendingWish(variantId: string) {
  const pending = pendingWishes.peek()
  const variantIds = pending.variantIds.filter((id) => id !== variantId)
  pendingWishes.value = { ...pending, variantIds }
}

/** A guest's list; subscribes to its changes. */
export function guestWishItems(now = Date.now()): { variantId: string; productId: string }[] {
  const pending = pendingWishes.value
  return notExpired(pending, now, guestListTtlMs).flatMap((variantId) => {
    const productId = pending.productIds?.[variantId]
    return productId === undefined ? [] : [{ variantId, productId }]
  })
}

/** Returns and clears the pending wishes, so that they are saved only once. */
export function consumePendingWishes(now = Date.now(), lifetimeMs = validMs): string[] {
  const pending = notExpired(pendingWishes.peek(), now, lifetimeMs)
  pendingWishes.value = nothing
  return pending
}

function notExpired({ variantIds, at }: PendingWishes, now: number, lifetimeMs: number): string[] {
  return now - at < lifetimeMs && at <= now + maxClockSkewMs ? variantIds : []
}

function isPendingWishes(value: unknown): value is PendingWishes {
  if (typeof value !== 'object' || value === null) return false
  const { variantIds, at, productIds } = value as Partial<Record<keyof PendingWishes, unknown>>
  const isMap = typeof productIds === 'object' && productIds !== null
  const hasProducts = productIds === undefined || (isMap && isIdList(Object.values(productIds)))
  return isIdList(variantIds) && typeof at === 'number' && hasProducts
}
