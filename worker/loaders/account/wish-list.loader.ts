import { hasFeature } from '../../../domain/content/features.ts'
import { orElse } from '../../upstream/or-else.ts'
import { privateHead } from '../head.ts'
import type { Loader } from '../screen.ts'

/** The wish list; guests are sent to sign-in and back (spec §6), unless guest wish lists are on. */
export const loadWishList: Loader<'wish-list'> = async ({ reads, routes, store, text }) => {
  const found = await orElse(store.wishListInFull(), undefined)
  if (found === null) {
    const configuration = await orElse(reads.configuration(), null)
    if (!configuration || !hasFeature(configuration, 'guestWishList'))
      return { redirect: routes.login(routes.wishList()), status: 303 }
    const props = { list: null, problem: null, isGuest: true }
    return { props, head: privateHead(text('wishList.title')) }
  }
  return {
    props: { list: found ?? null, problem: null },
    head: privateHead(text('wishList.title')),
    status: found ? 200 : 503,
  }
}
