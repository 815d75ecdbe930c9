import * as lists from '../../domain/contract/store-lists.ts'
import { type ShoppingList, wishListCode } from '../../domain/cart/shopping-list.ts'
import type { Check, Found } from './check.ts'
import { ensure, required } from './outcomes.ts'
import { sessionOf } from './session.ts'
import type { UpstreamClient } from './upstream-client.ts'

/** Shopping lists and the wish list; what a check adds, it removes. */
export const listChecks: readonly Check[] = [
  {
    name: 'a shopping list is saved, listed, pinned and removed',
    group: 'account',
    async run(client, found) {
      const headers = sessionOf(found)
      const saved = await saveList(client, found, 'Conformance')
      const params = { id: saved.id }
      const [line] = saved.items
      const all = await client.request(lists.getLists, { headers })
      ensure(
        all.data.some(({ id }) => id === saved.id),
        'a saved list is not listed',
      )
      const item = { ...params, itemId: line?.id ?? '' }
      const pin = { headers, params: item, body: { sticky: true } }
      const pinned = await client.request(lists.updateListItem, pin)
      ensure(pinned.data.items[0]?.sticky === true, 'a pinned item is not sticky')
      await client.request(lists.removeList, { headers, params })
      await client.refusal(lists.getList, [404], { headers, params })
    },
  },
  {
    name: 'a shared list is found by its token, until its link is ended',
    group: 'account',
    async run(client, found) {
      const headers = sessionOf(found)
      const { id } = await saveList(client, found, 'Conformance, shared')
      const params = { id }
      const share = (shared: boolean) =>
        client.request(lists.updateList, { headers, params, body: { shared } })
      const { data: list } = await share(true)
      const token = { token: list.shareToken ?? '' }
      ensure(token.token !== '', 'a shared list has no shareToken')
      const seen = await client.request(lists.getSharedList, { params: token })
      ensure(seen.data.items.length === 1, `others see ${seen.data.items.length} items, not 1`)
      const { data: ended } = await share(false)
      ensure(!ended.shareToken, 'a list that is not shared has a shareToken')
      await client.refusal(lists.getSharedList, [404], { params: token })
      await client.request(lists.removeList, { headers, params })
    },
  },
  {
    name: 'lists are the customer’s own',
    group: 'account',
    async run(client, found) {
      await client.request(lists.getLists, { headers: sessionOf(found) })
      await client.refusal(lists.getLists, [401])
      const params = { id: 'conformance-unknown-id' }
      await client.refusal(lists.getList, [404], { headers: sessionOf(found), params })
    },
  },
  {
    name: 'the wish list has a variant once, however often it is added',
    group: 'account',
    async run(client, found) {
      const headers = sessionOf(found)
      const { id } = required(found.tile, 'no product is known').variant
      const before = await client.request(lists.getWishList, { headers })
      const add = { headers, params: { code: wishListCode }, body: { id, amount: 1 } }
      await client.request(lists.addListItemByCode, add)
      await client.request(lists.addListItemByCode, add)
      const { data } = await client.request(lists.getWishList, { headers })
      const own = data.items.filter(({ variantId }) => variantId === id)
      ensure(own.length === 1, `the variant is in the wish list ${own.length} times`)
      if (before.data.variantIds.includes(id)) return
      const params = { id: data.id, itemId: own[0]?.id ?? '' }
      await client.request(lists.removeListItem, { headers, params })
      const after = await client.request(lists.getWishList, { headers })
      ensure(!after.data.variantIds.includes(id), 'a removed variant is still in the wish list')
    },
  },
]

/** A list of the customer with one variant. */
async function saveList(client: UpstreamClient, found: Found, name: string): Promise<ShoppingList> {
  const { id, unit } = required(found.tile, 'no product is known').variant
  const body = { name, items: [{ id, amount: unit.step }] }
  const { data } = await client.request(lists.saveCartAsList, { headers: sessionOf(found), body })
  ensure(data.items[0]?.variantId === id, `the list has not the variant ${id}`)
  return data
}
