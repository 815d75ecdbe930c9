import { hasFeature } from '../../../domain/content/features.ts'
import type { ScreenName } from '../../../domain/routes.ts'
import { WishLink } from '../../wish-list/wish-link.tsx'
import { useShop } from '../../shop.tsx'
import { AccountLink } from './account-link.tsx'
import { CompareHost, CompareLink, PersonalData } from './late-links.ts'

/** Personal header links. Their data is fetched after hydration (decision 0155). */
export function HeaderLinks({ screen, url }: { screen: ScreenName; url: string }) {
  const { configuration } = useShop().site
  const compares = hasFeature(configuration, 'compare')
  return (
    <>
      <div className="header-chosen">
        {compares && <CompareLink />}
        {hasFeature(configuration, 'favourites') && <WishLink />}
      </div>
      <AccountLink screen={screen} url={url} />
      {compares && <CompareHost />}
      <PersonalData />
    </>
  )
}
