import { orElse } from '../../upstream/or-else.ts'
import { privateHead } from '../head.ts'
import type { Loader } from '../screen.ts'

/** The list behind the hearts; whoever is not logged in is sent to the login and back (spec §6). */
export const loadWishList: Loader<'wish-list'> = async ({ routes, store, text }) => {
  const found = await orElse(store.wishListInFull(), undefined)
  if (found === null) return { redirect: routes.login(routes.wishList()), status: 303 }
  return {
    props: { list: found ?? null, problem: null },
    head: privateHead(text('wishList.title')),
    status: found ? 200 : 503,
  }
}
