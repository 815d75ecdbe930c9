import { useEffect } from 'react'
import { useShop } from '../shop.tsx'
import { useSession } from '../sign-in/use-session.ts'
import { useWishList } from './use-wish-list.ts'
import { followOtherTabs } from './wish-list-queue.ts'
import { Icon } from '../ui/icon.tsx'
import { usePendingWishes } from './use-pending-wishes.ts'

/** The way to the wish list, for customers. */
export function WishLink() {
  const { user } = useSession()
  return user && <CustomersLink />
}

function CustomersLink() {
  const { routes, text, format } = useShop()
  const variantIds = useWishList({ asks: true })
  const count = variantIds?.length ?? 0
  usePendingWishes(variantIds !== null)
  useEffect(followOtherTabs, [])
  return (
    <a className="header-link wish-link" href={routes.wishList()}>
      <Icon name="heart" size={24} />
      <span className="header-link__label">{text('wishList.link')}</span>
      {count > 0 && (
        <span className="cart-link__count">
          <span aria-hidden="true">{format.number(count)}</span>
          <span className="visually-hidden">, {text.count('wishList.count', count)}</span>
        </span>
      )}
    </a>
  )
}
