import { maxClockSkewMs } from '../layout/notices/consent.ts'
import { isIdList } from '../storage/is-id-list.ts'
import { persistedSignal } from '../storage/persisted-signal.ts'

export interface PendingWishes {
  variantIds: string[]
  /** Time of the latest, in ms. */
  at: number
}

const nothing: PendingWishes = { variantIds: [], at: 0 }

/** As long as a guest's cart (spec §9): a later sign-in may be another person. */
const validMs = 24 * 60 * 60 * 1000
const maxWishes = 20

/** Pending wishes of a guest, moved into the wish list on sign-in. */
export const pendingWishes = persistedSignal<PendingWishes>({
  key: 'wanted-wishes',
  privacy: 'device',
  version: 1,
  accepts: isPendingWishes,
  initial: nothing,
})

export function addPendingWish(variantId: string, now = Date.now()) {
  const others = notExpired(pendingWishes.peek(), now).filter((id) => id !== variantId)
  pendingWishes.value = { variantIds: [...others, variantId].slice(-maxWishes), at: now }
}

/** Returns and clears the pending wishes, so that they are saved only once. */
export function takePendingWishes(now = Date.now()): string[] {
  const pending = notExpired(pendingWishes.peek(), now)
  pendingWishes.value = nothing
  return pending
}

function notExpired({ variantIds, at }: PendingWishes, now: number): string[] {
  return now - at < validMs && at <= now + maxClockSkewMs ? variantIds : []
}

function isPendingWishes(value: unknown): value is PendingWishes {
  if (typeof value !== 'object' || value === null) return false
  const { variantIds, at } = value as Partial<Record<keyof PendingWishes, unknown>>
  return isIdList(variantIds) && typeof at === 'number'
}
