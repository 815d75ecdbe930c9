import { hasFeature } from '../../../domain/content/features.ts'
import { CompareHost } from '../../compare/compare-host.tsx'
import { CompareLink } from '../../compare/compare-link.tsx'
import { WishLink } from '../../wish-list/wish-link.tsx'
import { AccountLink } from './account-link.tsx'
import { useCart } from '../../cart/state/use-cart.ts'
import { useShop } from '../../shop.tsx'

/** Personal header links: fetched after hydration, as is the cart that the next link counts. */
export function HeaderLinks({ url }: { url: string }) {
  const { configuration } = useShop().frame
  useCart()
  const compares = hasFeature(configuration, 'compare')
  return (
    <>
      <div className="header-chosen">
        {compares && <CompareLink />}
        {hasFeature(configuration, 'favourites') && <WishLink />}
      </div>
      <AccountLink url={url} />
      {compares && <CompareHost />}
    </>
  )
}
