import type { SharedList, ShoppingList } from '../../../cart/shopping-list.ts'
import {
  addListItem,
  addListItemByCode,
  getList,
  getListByCode,
  getLists,
  getSharedList,
  getWishList,
  removeList,
  removeListItem,
  saveCartAsList,
  updateList,
  updateListItem,
} from '../../store-lists.ts'
import { exampleTile } from './entities/product.ts'
import { example, type Example } from './example.ts'

const item = {
  id: 'c3a1f0d2-5b7e-4e0f-8d7c-2f9b6a1e4c55',
  variantId: exampleTile.variant.id,
  name: exampleTile.name,
  amount: 2,
  product: exampleTile,
  sticky: false,
  disabled: false,
  note: 'Bad im ersten Stock',
}

const list: ShoppingList = {
  id: 'e2b9c7a4-0d35-4f3e-9a51-6c8d1f2b7a90',
  code: 'bad-og',
  name: 'Bad OG',
  createdAt: '2026-11-18T07:30:00.000Z',
  items: [item],
}

const wishList: ShoppingList = { ...list, id: 'a90f1c77', code: 'wishlist', name: 'Merkzettel' }
const { items, ...summary } = list
const { note: _, ...sharedItem } = item
const sharedList: SharedList = { name: list.name, items: [sharedItem] }
const shareToken = '7b1f0c9a52de4b6f8e3d2a1c5f7e9b04a6d8c3e1f2b5a7c9'
const one = { id: list.id }
const wish = { code: 'wishlist' }

export const storeListExamples: Example[] = [
  example(getLists, {
    as: 'customer',
    response: { data: [{ ...summary, itemCount: items.length }] },
  }),
  example(getList, { as: 'customer', params: one, response: { data: list } }),
  example(getListByCode, { as: 'customer', params: wish, response: { data: wishList } }),
  example(saveCartAsList, {
    as: 'customer',
    body: { name: list.name },
    response: { data: list },
    refusals: ['cart_empty', 'too_many_lists'],
  }),
  example(updateList, {
    as: 'customer',
    params: one,
    body: { shared: true },
    response: { data: { ...list, shareToken } },
  }),
  example(updateListItem, {
    as: 'customer',
    params: { ...one, itemId: item.id },
    body: { sticky: true },
    response: { data: { ...list, items: [{ ...item, sticky: true }] } },
  }),
  example(getSharedList, { params: { token: shareToken }, response: { data: sharedList } }),
  example(removeList, { as: 'customer', params: one, response: { data: { done: true } } }),
  example(addListItem, {
    as: 'customer',
    params: one,
    body: { id: item.variantId, amount: 2, custom: { sticky: false, note: item.note } },
    response: { data: list },
    refusals: ['list_full'],
  }),
  example(addListItemByCode, {
    as: 'customer',
    params: wish,
    body: { id: item.variantId, amount: 1 },
    response: { data: wishList },
  }),
  example(removeListItem, {
    as: 'customer',
    params: { ...one, itemId: item.id },
    response: { data: { ...list, items: [] } },
  }),
  example(getWishList, {
    as: 'customer',
    response: {
      data: {
        id: wishList.id,
        variantIds: [item.variantId],
        items: [{ id: item.id, variantId: item.variantId }],
      },
    },
  }),
]
