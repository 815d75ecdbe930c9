import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef } from 'react'
import { useShop } from '../shop.tsx'
import { notify } from '../layout/notices/notifications.ts'
import { RequestFailed } from '../http/request-failed.ts'
import { hasFeature } from '../../domain/content/features.ts'
import {
  addPendingWish,
  guestListTtlMs,
  pendingWishes,
  consumePendingWishes,
} from './pending-wishes.ts'
import { setWished } from './wish-list-queue.ts'

/** Moves a guest's pending wishes into the wish list after sign-in. */
export function usePendingWishes(isKnown: boolean) {
  useSignals()
  const { text, site } = useShop()
  const isListed = hasFeature(site.configuration, 'guestWishList')
  const gaveUp = useRef(false)
  const alreadyPrompted = isKnown && pendingWishes.value.variantIds.length > 0
  useEffect(() => {
    if (!alreadyPrompted || gaveUp.current) return
    const merge = async () => {
      const { productIds } = pendingWishes.peek()
      const retentionMs = isListed ? guestListTtlMs : undefined
      const pending = consumePendingWishes(Date.now(), retentionMs)
      const outcomes = await Promise.allSettled(pending.map((id) => setWished(id, true)))
      const saved = outcomes.filter(({ status }) => status === 'fulfilled').length
      outcomes.forEach((outcome, index) => {
        const id = pending[index]
        if (outcome.status === 'fulfilled' || !id || !isWorthAnotherTry(outcome.reason)) return
        // Retried on the next page load, not in a loop.
        gaveUp.current = true
        const productId = productIds?.[id]
        addPendingWish(id, productId ? { productId } : {})
      })
      if (saved > 0) notify({ kind: 'success', text: text.count('wishList.merged', saved) })
    }
    void merge()
  }, [alreadyPrompted, isListed, text])
}

/** A refusal, such as of a missing variant, is final. */
function isWorthAnotherTry(error: unknown): boolean {
  return error instanceof RequestFailed && (error.status === 0 || error.status >= 500)
}
