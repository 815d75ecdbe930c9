import * as z from 'zod/mini'
import { SharedList, ShoppingList, ShoppingListSummary, WishList } from '../cart/shopping-list.ts'
import { data, storeCall } from './call.ts'

const lists = '/api/v1/user/shopping-lists'

export const NewListItem = z.object({
  /** Variant id. */
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  /** In steps of the sale unit; a wish list stores the minimum. */
  amount: z._default(z.number().check(z.gt(0), z.lte(9999)), 1),
  custom: z.optional(
    z.object({
      sticky: z.optional(z.boolean()),
      note: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    }),
  ),
})
export type NewListItem = z.infer<typeof NewListItem>

export const getLists = storeCall({
  method: 'GET',
  path: lists,
  response: data(z.array(ShoppingListSummary)),
  summary:
    'Shopping lists of the customer, newest first; the wish list is the one coded `wishlist`',
})

export const getList = storeCall({
  method: 'GET',
  path: `${lists}/:id`,
  response: data(ShoppingList),
  summary: 'A shopping list with its products, sticky items first',
})

export const getListByCode = storeCall({
  method: 'GET',
  path: `${lists}/code/:code`,
  response: data(ShoppingList),
  summary: 'As by id; the code `wishlist` always finds one',
})

/** Content of a new list. */
export const ListedItem = z.object({
  /** Variant id. */
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  amount: z.number().check(z.gt(0), z.lte(9999)),
})
export type ListedItem = z.infer<typeof ListedItem>

export const saveCartAsList = storeCall({
  method: 'POST',
  path: lists,
  body: z.object({
    name: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    /** Instead of the cart's. */
    items: z.optional(z.array(ListedItem).check(z.minLength(1), z.maxLength(200))),
  }),
  response: data(ShoppingList),
  summary:
    'Saves the cart as a list, which stays as it is, or the items that are named instead; 422 for an empty cart',
})

export const updateList = storeCall({
  method: 'PATCH',
  path: `${lists}/:id`,
  body: z.object({ shared: z.boolean() }),
  response: data(ShoppingList),
  summary:
    'Shares a list by a secret link or ends that; a link that was ended never works again, a new one has another token',
})

export const updateListItem = storeCall({
  method: 'PATCH',
  path: `${lists}/:id/items/:itemId`,
  body: z.object({ sticky: z.boolean() }),
  response: data(ShoppingList),
  summary: 'Pins an item to the top of its list, or no longer',
})

export const getSharedList = storeCall({
  method: 'GET',
  path: '/api/v1/shared-lists/:token',
  response: data(SharedList),
  summary: 'A list by the token of its link: without notes and without anything of its owner',
})

export const removeList = storeCall({
  method: 'DELETE',
  path: `${lists}/:id`,
  response: data(z.object({ done: z.literal(true) })),
  summary: 'Removes a shopping list',
})

export const addListItem = storeCall({
  method: 'POST',
  path: `${lists}/:id/items`,
  body: NewListItem,
  response: data(ShoppingList),
  summary: 'Adds a variant; to its item where there is one',
})

export const addListItemByCode = storeCall({
  method: 'POST',
  path: `${lists}/code/:code/items`,
  body: NewListItem,
  response: data(ShoppingList),
  summary: 'As by id; a variant is in the wish list once',
})

export const removeListItem = storeCall({
  method: 'DELETE',
  path: `${lists}/:id/items/:itemId`,
  response: data(ShoppingList),
  summary: 'Takes an item out of a list',
})

export const getWishList = storeCall({
  method: 'GET',
  path: '/api/v1/user/wish-list',
  response: data(WishList),
  summary: 'Variants of the wish list without their products',
})
