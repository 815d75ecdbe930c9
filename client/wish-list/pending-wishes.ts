import { maxClockSkewMs } from '../layout/notices/consent.ts'
import { isIdList } from '../storage/is-id-list.ts'
import { persistedSignal } from '../storage/persisted-signal.ts'

export interface PendingWishes {
  variantIds: string[]
  /** When the last of them was wanted, in ms. */
  at: number
}

const nothing: PendingWishes = { variantIds: [], at: 0 }

/** As long as a guest's cart (spec §9): whoever logs in later here may be somebody else. */
const validMs = 24 * 60 * 60 * 1000
const most = 20

/** What a guest wanted to keep in mind, for the wish list of whoever logs in. */
export const pendingWishes = persistedSignal<PendingWishes>({
  key: 'wanted-wishes',
  privacy: 'device',
  version: 1,
  accepts: isPendingWishes,
  initial: nothing,
})

export function wantWish(variantId: string, now = Date.now()) {
  const others = notExpired(pendingWishes.peek(), now).filter((id) => id !== variantId)
  pendingWishes.value = { variantIds: [...others, variantId].slice(-most), at: now }
}

/** Gives what is wanted and forgets it, so that it is put into a list only once. */
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
