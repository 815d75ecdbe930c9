import { useSignals } from '@preact/signals-react/runtime'
import { notifications, notify } from '../layout/notices/notifications.ts'
import { useShop } from '../shop.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import {
  addPendingWish,
  guestListTtlMs,
  guestWishItems,
  removePendingWish,
} from './pending-wishes.ts'

export interface GuestWishProps {
  productId: string
  variantId: string
  name: string
}

let lastNotice = 0

/** Wish toggle of a guest, whose list is in this browser. */
export function GuestWishToggle({ productId, variantId, name }: GuestWishProps) {
  useSignals()
  const { text } = useShop()
  const wished = guestWishItems().some((wish) => wish.variantId === variantId)
  function toggle() {
    notifications.dismiss(lastNotice)
    if (wished) return removePendingWish(variantId)
    addPendingWish(variantId, { productId, lifetimeMs: guestListTtlMs })
    lastNotice = notify({ kind: 'success', text: text('wishList.added') })
  }
  return (
    <button
      type="button"
      className="compare-toggle__button wish-toggle"
      aria-pressed={wished}
      aria-label={text('wishList.toggleNamed', { name })}
      onClick={toggle}
    >
      <Icon name={wished ? 'heart-filled' : 'heart'} size={16} />
      {text('wishList.toggle')}
    </button>
  )
}
