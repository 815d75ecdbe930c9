import { signal } from '@preact/signals-react'
import { api } from '../../../domain/api.ts'
import { hasFirstInteraction, triggerFirstInteraction } from '../../first-interaction.ts'
import { hasGuestCart } from '../../known-visitor.ts'
import { openChannel } from '../../storage/open-channel.ts'
import { countItems } from './count-items.ts'

/* The header's number of items. Until the first interaction it is read without SWR, schemas and
   cart components, which are 40 kB; then it follows SWR (use-cart.ts). */

/** 0: none, or not known yet. */
export const cartCount = signal(0)

/** Whether SWR has loaded the cart, and so determines the count. */
let isFollowing = false
/** Number of the latest request; earlier responses are ignored. */
let requests = 0
/** The latest response, reused by SWR. */
let answer: Promise<unknown> | null = null

/** Returns the response of the count once, so that SWR's first load needs no second request. */
export function consumeCartResponse(): Promise<unknown> | null {
  const taken = answer
  answer = null
  return taken
}

export function followCart(items: readonly { isDiscount: boolean }[]): void {
  isFollowing = true
  cartCount.value = items.filter(({ isDiscount }) => !isDiscount).length
}

let isWatching = false

/** Revalidates like SWR: at once, after changes in other tabs, and on focus or reconnect. */
export function watchCartCount(): void {
  if (isWatching) return
  isWatching = true
  // Restored from the bfcache: somebody may have signed out since.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    requests++
    answer = null
    cartCount.value = 0
  })
  if (!hasGuestCart() || hasFirstInteraction()) return
  openChannel('cart')?.addEventListener('message', refresh)
  for (const type of ['focus', 'online', 'visibilitychange']) addEventListener(type, refresh)
  void refresh()
}

async function refresh(): Promise<void> {
  if (isFollowing || document.hidden) return
  const request = ++requests
  answer = getCart()
  const count = await answer.then(countItems, () => null)
  if (isFollowing || request !== requests) return
  // Loads SWR, which retries and announces removed items.
  if (count === null) triggerFirstInteraction()
  else cartCount.value = count
}

async function getCart(): Promise<unknown> {
  const response = await fetch(api.cart, { headers: { Accept: 'application/json' } })
  if (!response.ok) throw new Error(`The cart answered ${response.status}`)
  return response.json()
}
