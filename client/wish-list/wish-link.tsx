import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { hasFeature } from '../../domain/content/features.ts'
import { guestWishItems } from './pending-wishes.ts'
import { useShop } from '../shop.tsx'
import { useSession } from '../sign-in/use-session.ts'
import { useWishList } from './use-wish-list.ts'
import { followOtherTabs } from './wish-list-queue.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { usePendingWishes } from './use-pending-wishes.ts'

/** Link to the wish list, for customers; for guests if they have one. */
export function WishLink() {
  const { user, loaded } = useSession()
  const { configuration } = useShop().frame
  if (user) return <CustomersLink />
  return loaded && hasFeature(configuration, 'guestWishList') && <GuestsLink />
}

function GuestsLink() {
  useSignals()
  return <CountedLink count={guestWishItems().length} />
}

function CustomersLink() {
  const variantIds = useWishList({ fetches: true })
  usePendingWishes(variantIds !== null)
  useEffect(followOtherTabs, [])
  return <CountedLink count={variantIds?.length ?? 0} />
}

function CountedLink({ count }: { count: number }) {
  const { routes, text, format } = useShop()
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
