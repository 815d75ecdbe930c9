import { CompareHost } from '../../compare/compare-host.tsx'
import { CompareLink } from '../../compare/compare-link.tsx'
import { WishLink } from '../../wish-list/wish-link.tsx'
import { AccountLink } from './account-link.tsx'
import { useShop } from '../../shop.tsx'
import { CartLink } from './cart-link.tsx'

/** Personal header links: fetched after hydration. */
export function HeaderLinks({ url }: { url: string }) {
  const { features } = useShop().frame.configuration
  return (
    <>
      <div className="header-chosen">
        {features?.compare !== false && <CompareLink />}
        {features?.favourites !== false && <WishLink />}
      </div>
      <AccountLink url={url} />
      <CartLink />
      <CompareHost />
    </>
  )
}
