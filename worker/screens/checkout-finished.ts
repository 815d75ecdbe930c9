import { orElse } from './checkout-sources.ts'
import { privateHead } from './head.ts'
import type { PrivateScreen } from './screen.ts'

/** The order of a token that only its customer knows (spec §7 orders/token); 404 for any other. */
export const checkoutFinishedScreen: PrivateScreen<'checkout-finished'> = {
  access: 'private',
  async load({ rawQuery, store, text, visitor }) {
    const token = rawQuery.get('order') ?? ''
    if (!/^[\w-]{8,128}$/.test(token)) return null
    const order = await orElse(store.order(token), undefined)
    if (order === null) return null
    return {
      props: { order: order ?? null, guest: visitor.sessionToken === null },
      head: privateHead(text('checkout.finished.title')),
      status: order ? 200 : 503,
    }
  },
}
