import { useEffect } from 'react'
import { hasFeature } from '../../../domain/content/features.ts'
import { useCart } from '../../cart/state/use-cart.ts'
import { useShop } from '../../shop.tsx'
import { followSession } from '../../sign-in/shown/shown-customer.ts'
import { signOutInPlace } from '../../sign-in/sign-out/sign-out-in-place.ts'
import { useSession } from '../../sign-in/use-session.ts'
import { followWishList } from '../../wish-list/shown-wishes.ts'
import { usePendingWishes } from '../../wish-list/use-pending-wishes.ts'
import { useWishList } from '../../wish-list/use-wish-list.ts'
import { followOtherTabs } from '../../wish-list/wish-list-queue.ts'

/** Session, cart and wish list from SWR, which the header's links show from now on. */
export function PersonalData() {
  const { site, text } = useShop()
  const { user, loaded } = useSession()
  useCart()
  useEffect(() => {
    if (loaded) followSession(user)
  }, [user, loaded])
  useEffect(() => signOutInPlace(text), [text])
  return user && hasFeature(site.configuration, 'favourites') && <WishListData />
}

function WishListData() {
  const variantIds = useWishList({ fetches: true })
  usePendingWishes(variantIds !== null)
  useEffect(followOtherTabs, [])
  useEffect(() => {
    if (variantIds) followWishList(variantIds)
  }, [variantIds])
  return null
}
