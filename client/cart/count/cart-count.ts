import { signal } from '@preact/signals-react'
import { api } from '../../../domain/api.ts'
import { hasFirstInteraction, triggerFirstInteraction } from '../../first-interaction.ts'
import { hasGuestCart, hasSession } from '../../known-visitor.ts'
import { getEarly, takeEarly } from '../../http/early-response.ts'
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
    takeEarly(api.cart)
    cartCount.value = 0
  })
  if (!(hasGuestCart() || hasSession()) || hasFirstInteraction()) return
  openChannel('cart')?.addEventListener('message', refresh)
  for (const type of ['focus', 'online', 'visibilitychange']) addEventListener(type, refresh)
  void refresh()
}

async function refresh(): Promise<void> {
  if (isFollowing || document.hidden) return
  const request = ++requests
  const count = await getEarly(api.cart).then(countItems, () => null)
  if (isFollowing || request !== requests) return
  // Loads SWR, which retries and announces removed items.
  if (count === null) triggerFirstInteraction()
  else cartCount.value = count
}
