import { useRef } from 'react'
import { useShop } from '../shop.tsx'
import { notifications, notify } from '../layout/notices/notifications.ts'
import { notifyFailure } from '../layout/notices/notify-failure.ts'
import { setWished } from './wish-list-queue.ts'
import { promptIfSessionExpired } from './prompt-if-session-expired.ts'

let lastNotice = 0

/** Adds variants to the wish list or removes them, and notifies of the result (spec §8). */
export function useWishChange() {
  const shop = useShop()
  const clicks = useRef(new Map<string, number>())

  return async function change(variantId: string, wished: boolean) {
    const click = (clicks.current.get(variantId) ?? 0) + 1
    clicks.current.set(variantId, click)
    // Of several fast clicks only the last notifies.
    const isLast = () => clicks.current.get(variantId) === click
    try {
      await setWished(variantId, wished)
      if (!wished || !isLast()) return
      // Several hearts in a row share one notification.
      notifications.dismiss(lastNotice)
      lastNotice = notify({ kind: 'success', text: shop.text('wishList.added') })
    } catch (error) {
      if (isLast() && !promptIfSessionExpired(error, shop)) notifyFailure(error, shop.text)
    }
  }
}
