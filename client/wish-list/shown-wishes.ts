import { signal } from '@preact/signals-react'
import { api } from '../../domain/api.ts'
import { earlyResponse } from '../http/early-response.ts'
import { hasSession } from '../known-visitor.ts'
import { readWishList } from './read-wish-list.ts'

/** Number of products in the customer's wish list. 0: none, or not known yet. */
export const wishCount = signal(0)

const early = earlyResponse({
  url: api.wishList,
  channel: 'wish-list',
  show(body) {
    wishCount.value = readWishList(body).variantIds?.length ?? 0
    return true
  },
  clear: () => void (wishCount.value = 0),
})

/** SWR has loaded the wish list, and determines the number from now on. */
export function followWishList(variantIds: readonly string[]): void {
  early.end()
  wishCount.value = variantIds.length
}

export function watchWishCount(): void {
  early.watch(hasSession)
}
