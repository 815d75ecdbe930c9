import type { Gift } from './gift.ts'

const maxGifts = 10

export interface SelectedGifts {
  chosen: Gift[]
  /** Previously chosen, but out of stock or above the cart's value now. */
  dropped: Gift[]
}

/** Chosen gifts that are still available (spec §4 Cart and checkout). */
export function selectGifts(chosenIds: readonly string[], offered: readonly Gift[]): SelectedGifts {
  const requested = offered.filter(({ id }) => chosenIds.includes(id))
  const isSelectable = ({ isAvailable, isReached }: Gift) => isAvailable && isReached
  return {
    chosen: requested.filter(isSelectable),
    dropped: requested.filter((gift) => !isSelectable(gift)),
  }
}

/** Ids of a cookie or a form; junk counts as none. */
export function parseGiftIds(text: string | null | undefined): string[] {
  const ids = (text ?? '').split('~').filter((id) => /^[\w.:-]{1,64}$/.test(id))
  return [...new Set(ids)].slice(0, maxGifts)
}

export function formatGiftIds(ids: readonly string[]): string {
  return ids.join('~')
}
