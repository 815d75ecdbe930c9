import { wishListCode } from '../../../domain/cart/shopping-list.ts'
import { forCustomer } from './for-customer.ts'
import { privateHead } from '../head.ts'

/** Carts saved as lists; the wish list has its own page. */
export const loadShoppingLists = forCustomer<'shopping-lists'>(
  ({ routes }) => routes.account.lists(),
  async ({ store, text }) => {
    const lists = (await store.shoppingLists()) ?? []
    return {
      props: { lists: lists.filter(({ code }) => code !== wishListCode) },
      head: privateHead(text('customer.lists.title')),
    }
  },
)
