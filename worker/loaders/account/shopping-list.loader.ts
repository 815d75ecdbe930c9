import { linesOf } from '../../../domain/cart/shopping-list.ts'
import { cartIncompatibilities } from '../../ventilation/cart-incompatibilities.ts'
import { inTime } from '../../upstream/in-time.ts'
import { unavailableItemNames } from './unavailable-item-names.ts'
import { forCustomer } from './for-customer.ts'
import { privateHead } from '../head.ts'

export const loadShoppingList = forCustomer<'shopping-list'>(
  ({ routes, slug }) => routes.account.list(slug),
  async ({ context, rawQuery, slug, store, reads, text }) => {
    const list = await store.shoppingList(slug)
    if (!list) return null
    const incompatibilities = await inTime(cartIncompatibilities(reads, linesOf(list)))
    return {
      props: {
        list,
        origin: context.origin,
        missing: unavailableItemNames(rawQuery, list.items, text),
        incompatibilities,
      },
      head: privateHead(list.name),
    }
  },
)
