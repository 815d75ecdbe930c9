import { parseChanged } from '../../domain/changed-amount.ts'
import { checkoutItems } from './checkout-items.ts'
import { privateHead } from './head.ts'
import type { PrivateScreen } from './screen.ts'

export const checkoutScreen: PrivateScreen<'checkout'> = {
  access: 'private',
  async load(input) {
    const changed = parseChanged(input.rawQuery.get('changed'))
    const props = await checkoutItems(input, { changed })
    return {
      props,
      head: privateHead(input.text('cart.title')),
      status: props.reachable ? 200 : 503,
    }
  },
}
