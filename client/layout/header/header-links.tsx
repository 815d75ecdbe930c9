import { hasFeature } from '../../../domain/content/features.ts'
import { CompareHost } from '../../compare/compare-host.tsx'
import { CompareLink } from '../../compare/compare-link.tsx'
import { WishLink } from '../../wish-list/wish-link.tsx'
import { AccountLink } from './account-link.tsx'
import { useShop } from '../../shop.tsx'
import { CartLink } from './cart-link.tsx'

/** Personal header links: fetched after hydration. */
export function HeaderLinks({ url }: { url: string }) {
  const { configuration } = useShop().frame
  const compares = hasFeature(configuration, 'compare')
  return (
    <>
      <div className="header-chosen">
        {compares && <CompareLink />}
        {hasFeature(configuration, 'favourites') && <WishLink />}
      </div>
      <AccountLink url={url} />
      <CartLink />
      {compares && <CompareHost />}
    </>
  )
}
