import { maxClockSkewMs } from '../layout/notices/consent.ts'
import { isIdList } from '../storage/is-id-list.ts'
import { persistedSignal } from '../storage/persisted-signal.ts'

export interface WantedWishes {
  variantIds: string[]
  /** When the last of them was wanted, in ms. */
  at: number
}

const nothing: WantedWishes = { variantIds: [], at: 0 }

/** As long as a guest's cart (spec §9): whoever logs in later here may be somebody else. */
const validMs = 24 * 60 * 60 * 1000
const most = 20

/** What a guest wanted to keep in mind, for the wish list of whoever logs in. */
export const wantedWishes = persistedSignal<WantedWishes>({
  key: 'wanted-wishes',
  privacy: 'device',
  version: 1,
  accepts: isWantedWishes,
  initial: nothing,
})

export function wantWish(variantId: string, now = Date.now()) {
  const others = wantedSince(wantedWishes.peek(), now).filter((id) => id !== variantId)
  wantedWishes.value = { variantIds: [...others, variantId].slice(-most), at: now }
}

/** Gives what is wanted and forgets it, so that it is put into a list only once. */
export function takeWantedWishes(now = Date.now()): string[] {
  const wanted = wantedSince(wantedWishes.peek(), now)
  wantedWishes.value = nothing
  return wanted
}

function wantedSince({ variantIds, at }: WantedWishes, now: number): string[] {
  return now - at < validMs && at <= now + maxClockSkewMs ? variantIds : []
}

function isWantedWishes(value: unknown): value is WantedWishes {
  if (typeof value !== 'object' || value === null) return false
  const { variantIds, at } = value as Partial<Record<keyof WantedWishes, unknown>>
  return isIdList(variantIds) && typeof at === 'number'
}
