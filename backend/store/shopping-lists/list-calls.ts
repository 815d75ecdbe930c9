import type { Hono } from 'hono'
import * as contract from '../../../domain/contract/store-lists.ts'
import { wishListCode } from '../../../domain/cart/shopping-list.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { requireCustomer } from '../account/customer.ts'
import { addListItem, pinListItem, removeListItem } from './list-items.ts'
import { findItems, findLists, requireList, requireListByCode, showList } from './list-rows.ts'
import { saveCart, saveItems } from './save-list.ts'
import { shareList, showSharedList } from './share-list.ts'

export function listCalls(app: Hono<AppEnv>): void {
  handle(app, contract.getLists, async ({ db, caller }) => {
    const { id } = await requireCustomer(db, caller)
    return { data: await findLists(db, id) }
  })

  handle(app, contract.saveCartAsList, async ({ db, caller, body }) => {
    const customer = await requireCustomer(db, caller)
    const { name, items } = body
    const requested = { customerId: customer.id, name, locale: caller.locale }
    const list = items ? await saveItems(db, requested, items) : await saveCart(db, requested)
    return { data: await showList(db, caller, customer, list) }
  })

  handle(app, contract.getListByCode, async ({ db, caller, param }) => {
    const customer = await requireCustomer(db, caller)
    const list = await requireListByCode(db, customer.id, param('code'))
    return { data: await showList(db, caller, customer, list) }
  })

  handle(app, contract.getList, async ({ db, caller, param }) => {
    const customer = await requireCustomer(db, caller)
    const list = await requireList(db, customer.id, param('id'))
    return { data: await showList(db, caller, customer, list) }
  })

  handle(app, contract.updateList, async ({ db, caller, body, param }) => {
    const customer = await requireCustomer(db, caller)
    const list = await requireList(db, customer.id, param('id'))
    return { data: await showList(db, caller, customer, await shareList(db, list, body.shared)) }
  })

  handle(app, contract.updateListItem, async ({ db, caller, body, param }) => {
    const customer = await requireCustomer(db, caller)
    const list = await requireList(db, customer.id, param('id'))
    await pinListItem(db, list, param('itemId'), body.sticky)
    return { data: await showList(db, caller, customer, list) }
  })

  handle(app, contract.getSharedList, async ({ db, caller, param }) => ({
    data: await showSharedList(db, caller, param('token')),
  }))

  handle(app, contract.removeList, async ({ db, caller, param }) => {
    const { id } = await requireCustomer(db, caller)
    const list = await requireList(db, id, param('id'))
    await db.batch([
      db.prepare('DELETE FROM shopping_list_item WHERE list_id = ?1').bind(list.id),
      db.prepare('DELETE FROM shopping_list WHERE id = ?1').bind(list.id),
    ])
    return { data: { done: true as const } }
  })

  handle(app, contract.addListItem, async ({ db, caller, body, param }) => {
    const customer = await requireCustomer(db, caller)
    const list = await requireList(db, customer.id, param('id'))
    await addListItem(db, caller.locale, list, body)
    return { data: await showList(db, caller, customer, list) }
  })

  handle(app, contract.addListItemByCode, async ({ db, caller, body, param }) => {
    const customer = await requireCustomer(db, caller)
    const list = await requireListByCode(db, customer.id, param('code'))
    await addListItem(db, caller.locale, list, body)
    return { data: await showList(db, caller, customer, list) }
  })

  handle(app, contract.removeListItem, async ({ db, caller, param }) => {
    const customer = await requireCustomer(db, caller)
    const list = await requireList(db, customer.id, param('id'))
    await removeListItem(db, list, param('itemId'))
    return { data: await showList(db, caller, customer, list) }
  })

  handle(app, contract.getWishList, async ({ db, caller }) => {
    const { id } = await requireCustomer(db, caller)
    const list = await requireListByCode(db, id, wishListCode)
    const items = (await findItems(db, list.id)).map((item) => ({
      id: item.id,
      variantId: item.variantId,
    }))
    return { data: { id: list.id, variantIds: items.map((item) => item.variantId), items } }
  })
}
