import { missingNames } from './missing-names.ts'
import { forCustomer } from './for-customer.ts'
import { privateHead } from '../head.ts'

export const loadShoppingList = forCustomer<'shopping-list'>(
  ({ routes, slug }) => routes.account.list(slug),
  async ({ context, rawQuery, slug, store }) => {
    const list = await store.shoppingList(slug)
    if (!list) return null
    return {
      props: { list, origin: context.origin, missing: missingNames(rawQuery, list.items) },
      head: privateHead(list.name),
    }
  },
)
