import { hasFeature } from '../../domain/content/features.ts'
import { GuestWishToggle, type GuestWishProps } from './guest-wish-toggle.tsx'
import { useShop } from '../shop.tsx'
import { notifications, notify } from '../layout/notices/notifications.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useSession } from '../sign-in/use-session.ts'
import { addPendingWish } from './pending-wishes.ts'
import { promptSignIn } from './prompt-sign-in.ts'

let lastNotice = 0

/**
 * Wish toggle for guests: without the feature `guestWishList` they see none (spec §6) and a wish is
 * pending until sign-in; with it, toggle and list are in this browser.
 */
export function GuestWish({ productId, variantId, name }: GuestWishProps) {
  const shop = useShop()
  const { user, loaded } = useSession()
  const hydrated = useHydrated()
  if (!hydrated || !loaded || user) return null
  if (hasFeature(shop.site.configuration, 'guestWishList'))
    return <GuestWishToggle productId={productId} variantId={variantId} name={name} />
  function remember() {
    addPendingWish(variantId)
    // Several products in a row share one notification.
    notifications.dismiss(lastNotice)
    lastNotice = notify(promptSignIn(shop))
  }
  return (
    <button
      type="button"
      className="compare-toggle__button"
      aria-label={shop.text('wishList.toggleNamed', { name })}
      onClick={remember}
    >
      {shop.text('wishList.toggle')}
    </button>
  )
}
