import { orElse } from '../checkout/checkout-sources.ts'
import { privateHead } from '../head.ts'
import type { PrivateScreen } from '../screen.ts'

/** The list behind the hearts; whoever is not logged in is sent to the login and back (spec §6). */
export const wishListScreen: PrivateScreen<'wish-list'> = {
  access: 'private',
  async load({ routes, store, text }) {
    const found = await orElse(store.wishListInFull(), undefined)
    if (found === null) return { redirect: routes.login(routes.wishList()), status: 303 }
    return {
      props: { list: found ?? null, problem: null },
      head: privateHead(text('wishList.title')),
      status: found ? 200 : 503,
    }
  },
}
